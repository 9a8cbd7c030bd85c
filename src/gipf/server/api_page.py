"""The page about the API: plain HTML made of its OpenAPI description, nothing from elsewhere."""

from html import escape
from typing import Any

from starlette.responses import Response

POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:#26241f;background:#fff}code,pre{font:14px/1.45 ui-monospace,monospace}h3 code{font-size:1em}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.25rem .75rem
.25rem 0;border-top:1px solid #ddd}section{margin:2rem 0}a{color:#8f2d0b}
@media(prefers-color-scheme:dark){body{color:#f1eee6;background:#15171a}a{color:#ffa45f}
td,th{border-color:#444}}"""


def api_page(openapi: dict[str, Any]) -> Response:
    """Write the page."""
    info = openapi["info"]
    parts = [
        f"<h1>{escape(info['title'])} API {escape(info['version'])}</h1>",
        f"<p>{escape(info['description'])}</p>",
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>',
    ]
    for path, methods in openapi["paths"].items():
        parts += [_operation(path, method, what) for method, what in methods.items()]
    parts.append("<h2>Data</h2>")
    parts += [_schema(name, what) for name, what in openapi["components"]["schemas"].items()]
    html = (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>GIPF API</title>'
        f"<style>{STYLE}</style><body><main>{''.join(parts)}</main></body></html>"
    )
    return Response(html, media_type="text/html", headers={"Content-Security-Policy": POLICY})


def _operation(path: str, method: str, what: dict[str, Any]) -> str:
    rows = [
        (f"<code>{escape(each['name'])}</code>", _type(each["schema"]), each.get("description", ""))
        for each in what.get("parameters", ())
    ]
    body = what.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        rows.append(("body", _type(body["schema"]), ""))
    for status, answer in what["responses"].items():
        content = answer.get("content", {})
        kind = next((_type(each["schema"]) for each in content.values() if "schema" in each), "")
        rows.append((escape(status), kind, answer.get("description", "")))
    title = f"{method.upper()} {path}"
    return (
        f"<section><h3><code>{escape(title)}</code></h3>"
        f"<p>{escape(what.get('description', ''))}</p>{_table(rows)}</section>"
    )


def _schema(name: str, what: dict[str, Any]) -> str:
    required = what.get("required", ())
    rows = [
        (
            f"<code>{escape(field)}{'' if field in required else '?'}</code>",
            _type(schema),
            schema.get("description", ""),
        )
        for field, schema in what.get("properties", {}).items()
    ]
    return (
        f'<section id="{escape(name)}"><h3>{escape(name)}</h3>'
        f"<p>{escape(what.get('description', ''))}</p>{_table(rows)}</section>"
    )


def _table(rows: list[tuple[str, str, str]]) -> str:
    cells = (
        f"<tr><td>{name}</td><td>{kind}</td><td>{escape(text)}</td></tr>"
        for name, kind, text in rows
    )
    return f"<table>{''.join(cells)}</table>" if rows else ""


def _type(schema: dict[str, Any]) -> str:
    """Name the type of a value; what has a name of its own is a link."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f"<code>{escape(repr(value))}</code>" for value in values)
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"by name: {_type(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))

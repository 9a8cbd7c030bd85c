"""How requests are declared: dataclasses whose fields say what they take.

The declarations are read by two: by pydantic where there is one, so that the API is described and requests are
checked by it, and by `gipf.browser.reading` where there is none.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, TypeVar, dataclass_transform


@dataclass(frozen=True)
class Bounds:
    """What a field takes beyond its type, in ``Annotated``; names are pydantic's."""

    about: str = ""
    max_length: int | None = None
    min_length: int | None = None
    ge: float | None = None
    le: float | None = None
    lt: float | None = None

    @property
    def limits(self) -> dict[str, float]:
        """Those that are set."""
        names = ("max_length", "min_length", "ge", "le", "lt")
        return {name: value for name in names if (value := getattr(self, name)) is not None}

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Tell pydantic the limits."""
        return {**handler(source), **self.limits}

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> Any:
        """Tell pydantic what the field is about."""
        described = handler(schema)
        return {**described, "description": self.about} if self.about else described


class Request:
    """What a request holds; a field it does not know is refused, so that nothing misspelt gets lost.

    With a minimum length pydantic looks into every text, and refuses one with half a character (U+D800).
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = {
        "extra": "forbid",
        "strict": True,
        "allow_inf_nan": False,
        "str_min_length": 0,
    }

    def __eq__(self, other: object) -> bool:
        """Whether another request is of the same kind and says the same."""
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))

    def __repr__(self) -> str:
        held = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__name__}({held})"

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """Let pydantic read a dictionary: a dataclass it would take strictly, as an instance of it alone."""
        made = handler(source)
        fields = {
            field["name"]: {
                "type": "typed-dict-field",
                "schema": field["schema"],
                "required": field["schema"]["type"] != "default",
                "metadata": field.get("metadata", {}),
            }
            for field in made["schema"]["fields"]
        }
        read = {
            "type": "typed-dict",
            "fields": fields,
            "cls": cls,
            "extra_behavior": "forbid",
            "config": {**made.get("config", {}), "title": cls.__name__},
        }
        return {
            "type": "function-after",
            "function": {"type": "no-info", "function": lambda fields: cls(**fields)},
            "schema": read,
            "ref": made["ref"],
        }


R = TypeVar("R", bound=Request)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def request(kind: type[R]) -> type[R]:
    """Declare a request as a dataclass.

    What `Request` has for all of them is not written anew for each, which takes a browser long at every start.
    """
    return dataclass(frozen=True, kw_only=True, eq=False, repr=False)(kind)


Text = Annotated[str, Bounds(max_length=4000)]
Name = Annotated[str, Bounds(max_length=60)]
Title = Annotated[str, Bounds(max_length=100)]
Move = Annotated[str, Bounds(max_length=400)]
Count = Annotated[int, Bounds(ge=0, le=9999)]

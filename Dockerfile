# gipf as a service: the page is built, a wheel is made of all of it, and of that alone the image is made.

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends make xz-utils && rm -rf /var/lib/apt/lists/*
WORKDIR /gipf
COPY . .
RUN make page && .venv/bin/python -m pip wheel --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN python -m pip install --no-cache-dir "$(ls /wheels/*.whl)[service]" && rm -rf /wheels \
  && useradd --create-home gipf && install -d --owner=gipf /data
USER gipf
ENV GIPF_DATA=/data
VOLUME /data
EXPOSE 4737
# The code of the engine is compiled once, when the image is made.
RUN gipf warmup
CMD ["gipf", "serve", "--no-browser", "--host", "0.0.0.0", "--port", "4737"]

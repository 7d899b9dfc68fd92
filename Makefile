# The farmhouse. `make help` lists the commands; docs/operations.md lists the variables.
NODE := node_modules/node/bin/node
SYSTEM_PATH := $(PATH)
export PATH := $(CURDIR)/node_modules/node/bin:$(CURDIR)/node_modules/.bin:$(PATH)
# the supervisor runs as long as the product: its stripped types come from a cache, and its heap is small
export NODE_COMPILE_CACHE ?= $(CURDIR)/node_modules/.cache/compile
SMALL_HEAP := --optimize-for-size --max-semi-space-size=1 --v8-pool-size=1
MAKEFLAGS += --no-print-directory

.DEFAULT_GOAL := help
.PHONY: help up down logs memory seed admin rotate backup check-backup restore test check bench attack faults messages calendar-sync test-versions dashboards screens fmt deploy compose kubernetes docs licences sbom dependencies

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

up: dependencies ## Install what is missing, build, start everything (ARGS=--detach: in the background; COMPACT=1: little memory)
	@$(NODE) $(SMALL_HEAP) infra/local/up.ts $(ARGS)

down: ## Stop what `make up` started
	@$(NODE) infra/local/down.ts

logs: ## Follow what the running product writes
	@$(NODE) infra/local/logs.ts

memory: ## Show the memory of the running product, by PSS (as the user who started it)
	@$(NODE) infra/local/memory.ts

seed: ## Write the demo data into the running product
	@$(NODE) infra/local/seed.ts

admin: ## Run an operator's command (ARGS=unlock, republish, recount or 'restore-booking CODE')
	@$(NODE) infra/local/admin.ts $(ARGS)

rotate: dependencies ## Give the stopped product new passwords, keys and secrets (ARGS=--close-links: links in sent mails end)
	@$(NODE) infra/local/rotate.ts $(ARGS)

backup: dependencies ## Back the running product up into one encrypted file
	@$(NODE) infra/local/backup.ts

check-backup: dependencies ## Restore the newest backup, or FROM=<file>, beside the product and compare every table
	@FROM="$(FROM)" $(NODE) infra/local/check-backup.ts

restore: dependencies ## Restore FROM=<file>, up to TIME=2026-11-25T10:15:00+05:30 or as far as possible
	@FROM="$(FROM)" TIME="$(TIME)" TIMELINE="$(TIMELINE)" $(NODE) infra/local/restore.ts

test: dependencies ## Run every test against real servers and a real browser
	@$(NODE) infra/test/run.ts $(ARGS)

check: dependencies ## Format, lint, types, boundaries, folders, documents, unused code, migrations
	@$(NODE) infra/check/run.ts

bench: dependencies ## Measure speed against the same machine's bare tools
	@$(NODE) infra/test/bench.ts $(ARGS)

attack: dependencies ## Send hostile requests to every operation of the API (ARGS='--times=20 --seed=7 --only=chat')
	@$(NODE) infra/test/attack.ts $(ARGS)

faults: dependencies ## Inject every fault into a product under load (ARGS='--times=20 --seed=7 --only=redis')
	@$(NODE) infra/test/faults.ts $(ARGS)

messages: dependencies ## Send messages by every channel through outages of each (ARGS='--messages=10000 --seed=7')
	@$(NODE) infra/test/messages.ts $(ARGS)

calendar-sync: dependencies ## Two products read each other's calendars through outages (ARGS='--minutes=60 --seed=7')
	@$(NODE) infra/test/calendar-sync.ts $(ARGS)

test-versions: dependencies ## Update from BEFORE=<commit> to this version and back, under load (ARGS='--containers --rounds=2')
	@$(NODE) infra/test/versions.ts $(if $(BEFORE),--before=$(BEFORE)) $(ARGS)

dashboards: dependencies ## Draw the dashboard of a load with outages into docs/operations, from Prometheus
	@$(NODE) infra/test/dashboards.ts

screens: dependencies ## Take pictures of every page of the running product and of its dashboard for docs/screens
	@$(NODE) infra/test/screens.ts

fmt: dependencies ## Format every file
	@prettier --write --cache --cache-strategy content --log-level warn .

deploy: dependencies ## Bring this checkout into the running containers, service by service, without a gap
	@$(NODE) infra/deploy/deploy.ts

compose: dependencies ## Bring docker-compose.yml and .env.example up to date with infra/services.ts
	@$(NODE) infra/build/compose.ts

kubernetes: dependencies ## Bring infra/kubernetes up to date with infra/services.ts
	@$(NODE) infra/build/kubernetes/kubernetes.ts

docs: dependencies ## Write what is generated: docs/transitions.md, and the API's documentation
	@$(NODE) infra/build/transitions.ts
	@$(NODE) infra/openapi/write.ts

licences: dependencies ## List the licences of all packages (ARGS=--all: with the packages' names)
	@$(NODE) infra/check/licences.ts $(ARGS)

sbom: dependencies ## Write sbom.json: the packages that a release consists of (CycloneDX)
	@PATH="$(SYSTEM_PATH)" npm sbom --package-lock-only --omit dev --legacy-peer-deps \
		$(foreach folder,$(wildcard services/*) frontend infra/backup,--workspace $(folder)) --sbom-format cyclonedx > sbom.json

dependencies:
	@PATH="$(SYSTEM_PATH)" node infra/local/dependencies.mjs

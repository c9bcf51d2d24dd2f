#!/usr/bin/env bash
# Puts a link into the run's summary that shows the site with this one release replaced.
source "$(dirname "$0")/release-command.sh"

preview="$(release preview "$NAME@$VERSION" --json)"
pick '`[Preview](${it.url}), until ${it.expires}`' <<<"$preview" >>"$GITHUB_STEP_SUMMARY"

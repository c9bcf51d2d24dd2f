#!/usr/bin/env bash
# Publishes what was built, unless a published version was asked for, and says which version it is.
source "$(dirname "$0")/release-command.sh"

if [ -z "$VERSION" ]; then
  published="$(release publish "$NAME" --reason "$REASON" --json)"
  VERSION="$(pick 'it.find(({ name }) => name === process.env.NAME)?.version' <<<"$published")"
fi
if ! [[ "$VERSION" =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]; then
  echo "::error::$NAME has no version \"$VERSION\""
  exit 1
fi
echo "version=$VERSION" >>"$GITHUB_OUTPUT"
echo "## $NAME $VERSION" >>"$GITHUB_STEP_SUMMARY"

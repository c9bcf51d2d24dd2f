#!/usr/bin/env bash
# Takes the part back to the release before, or to the named one.
source "$(dirname "$0")/release-command.sh"

# The command takes a version and an address by the same name.
release rollback "$NAME" ${VERSION:+--to "$VERSION"} --reason "$REASON" --json
release status
echo "## $NAME is taken back${VERSION:+ to $VERSION}" >>"$GITHUB_STEP_SUMMARY"

#!/usr/bin/env bash
# Gives a release to 5 %, 25 %, then all visitors. Between two steps the guard watches for MINUTES; when it takes the
# release back, or a person does, this stops.
source "$(dirname "$0")/release-command.sh"

# How often the gateway is asked, in seconds, and how often in a row it may leave that unanswered.
PAUSE="${PAUSE:-15}"
PATIENCE=5

fail() {
  release status || true
  echo "::error::$NAME $VERSION: $1"
  exit 1
}

# Waits for the guard's verdict on the share of visitors that is named.
watch() {
  local until=$((SECONDS + MINUTES * 60)) unanswered=0 now
  while true; do
    sleep "$PAUSE"
    if ! now="$(state)"; then
      unanswered=$((unanswered + 1))
      [ "$unanswered" -lt "$PATIENCE" ] || fail "the gateway does not answer; $1 % of visitors have the release, and the guard watches it"
      continue
    fi
    unanswered=0
    [ "$now" = canary ] || fail "taken back at $1 % of visitors, now ${now:-gone}; \`release log\` says why"
    [ "$SECONDS" -lt "$until" ] || return 0
  done
}

if [ "$(state)" = live ]; then
  echo "$NAME $VERSION is live already."
  exit 0
fi
for percent in 5 25 100; do
  release activate "$NAME@$VERSION" --percent "$percent" --reason "$REASON" --json
  echo "- $percent % of visitors" >>"$GITHUB_STEP_SUMMARY"
  if [ "$percent" -lt 100 ]; then watch "$percent"; fi
done
[ "$(state)" = live ] || fail 'not live after all'
release status

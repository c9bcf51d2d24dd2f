# What the steps of .github/workflows/release.yml share. Each gets NAME, VERSION, REASON, CLUB_GATEWAY and CLUB_TOKEN from
# its environment, never from the text of a script.
set -euo pipefail

: "${NAME:?}" "${CLUB_GATEWAY:?set the variable CLUB_GATEWAY to the gateway, https://…}" "${CLUB_TOKEN:?set the secret of this part}"
# What goes into a command stands in one line; a commit message has more of them.
REASON="${REASON%%$'\n'*}"

# The command of docs/releasing.md, on the gateway.
release() { npm run --silent release -- "$@" --to "$CLUB_GATEWAY"; }

# What an expression makes of the JSON that comes in, as `it`.
pick() { node -e "const it = JSON.parse(require('node:fs').readFileSync(0, 'utf8')); console.log($1)"; }

# The state of this version: published, canary, live, blocked or removed.
state() {
  release list "$NAME" --json | pick 'it.find(({ version }) => version === process.env.VERSION)?.state ?? ""'
}

// Is at work when the system ends it.
process.send?.({ type: 'ready' });
process.stdin.resume().on('end', () => process.kill(process.pid, 'SIGKILL'));

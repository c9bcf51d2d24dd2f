// Takes a photo and never answers; not even asked nicely.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.stdin.resume();
setInterval(() => {}, 1000);

type Stop = () => unknown;

const stops: Stop[] = [];

/** Remembers how something that was started is stopped. The last started is stopped first. */
export const whenDone = (stop: Stop): void => {
  stops.unshift(stop);
};

/** Stops everything that was started; what fails to stop is said and does not keep the rest running. */
export async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0)) {
    try {
      await stop();
    } catch (error) {
      console.error(error);
    }
  }
}

/**
 * Runs the whole work; stops what it started when it is over, when it fails, and on Ctrl+C.
 * Sets the exit status: 1 after an error, 130 after Ctrl+C.
 */
export async function stoppingAfter(work: () => Promise<void>): Promise<void> {
  const interrupted = (signal: NodeJS.Signals) => {
    console.error(`${signal}: stopping`);
    // Work that is under way fails on what is gone now; that says nothing.
    process.on('unhandledRejection', () => {});
    void stopAll().then(() => process.exit(130));
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await work();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await stopAll();
  }
}

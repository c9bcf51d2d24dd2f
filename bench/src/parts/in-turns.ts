/** The order of a round: another one comes first in each, so that none always follows the same neighbour. */
export const inTurns = <Each>(all: readonly Each[], round: number): Each[] => {
  const first = round % Math.max(1, all.length);
  return [...all.slice(first), ...all.slice(0, first)];
};

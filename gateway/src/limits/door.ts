/** How many may be in at once, and how many of them of one kind: without a queue. */
export interface Door {
  /**
   * @param whose of whom nobody may fill the house alone
   * @returns lets out again, once
   * @throws what `full` or `fullOfOne` makes
   */
  enter(whose: string): () => void;
}

export interface DoorOptions {
  most: number;
  mostOfOne: number;
  full: () => Error;
  fullOfOne: () => Error;
}

export function createDoor({ most, mostOfOne, full, fullOfOne }: DoorOptions): Door {
  const inside = new Map<string, number>();
  let all = 0;
  const count = (whose: string, by: 1 | -1) => {
    const now = (inside.get(whose) ?? 0) + by;
    if (now === 0) inside.delete(whose);
    else inside.set(whose, now);
    all += by;
  };
  return {
    enter(whose) {
      if (all >= most) throw full();
      if ((inside.get(whose) ?? 0) >= mostOfOne) throw fullOfOne();
      count(whose, 1);
      let isIn = true;
      return () => {
        if (isIn) count(whose, -1);
        isIn = false;
      };
    },
  };
}

/** How many slides stand side by side: one and the edge of the next on a phone, up to three on a desk. */
const SHARE = { phone: '84%', medium: '44%', large: '31.5%' };
const GAP = '1.5rem';

export const frame = { display: 'grid', gap: '1.5rem', minWidth: 0 } as const;

export const scroller = { overflow: 'hidden', cursor: 'grab', '&:active': { cursor: 'grabbing' } } as const;

export const track = { display: 'flex', gap: GAP, touchAction: 'pan-y pinch-zoom' } as const;

export const slideStyle = {
  flex: `0 0 ${SHARE.phone}`,
  minWidth: 0,
  '@media (min-width: 40rem)': { flexBasis: SHARE.medium },
  '@media (min-width: 64rem)': { flexBasis: SHARE.large },
} as const;

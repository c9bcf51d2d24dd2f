import { Carousel } from '../../parts/carousel.tsx';
import { Item, type PreviewItem } from './item.tsx';

interface ItemCarouselProps {
  label: string;
  items: readonly PreviewItem[];
  onTurn?: (turns: number) => void;
}

/** Items one beside the other, turned like pages. */
export const ItemCarousel = ({ items, ...carousel }: ItemCarouselProps) => (
  <Carousel {...carousel} slides={items.map((item) => ({ key: item.key, content: <Item item={item} /> }))} />
);

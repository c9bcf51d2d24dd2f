/** One picture of the house, as the pages use it. Its files are `<name>-<width>.avif` and `.webp`, for every width. */
export interface PictureData {
  name: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** The alternative text. */
  alt: string;
  /** A tiny blurred copy, as a data URI. */
  placeholder: string;
  /** In ascending order. */
  widths: readonly number[];
}

/** How many pages are listed on each side of the current one. */
const ADJACENT_COUNT = 1;

/** The page numbers to list: the first, the last, the current one and those beside it. */
export function pagesAround(page: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= ADJACENT_COUNT,
  );
}

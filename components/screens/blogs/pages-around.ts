/** How many neighbours of the current page are named on each side. */
const NEIGHBOURS = 1;

/** The page numbers worth naming: the first, the last, the current one and those beside it. */
export function pagesAround(page: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= NEIGHBOURS,
  );
}

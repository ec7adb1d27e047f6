/** Whether a press is the second one of a double click: the first one has done what it should. */
export function isSecondPress({ detail }: MouseEvent): boolean {
  return detail > 1;
}

/** The value of a search parameter; the first one where it is given twice, empty where it is missing. */
export function firstParameter(parameter: string | string[] | undefined): string {
  return [parameter].flat()[0] ?? '';
}

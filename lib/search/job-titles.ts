/** One position under the names that organizations give it; a visitor may look for any of them. */
const HEAD_OF_COMPANY = ['CEO', 'chief executive officer', 'chief executive', 'managing director'];

const CHIEF_OFFICER = /^chief (?:\p{L}+ ){1,2}officer$/iu;

/**
 * Other names of the positions in a job title, as keywords for the search: "Managing Director" is what
 * others call CEO, "Chief Technology Officer" is CTO. Empty where there is none.
 *
 * @param title One or several positions: "Founder and Managing Director".
 */
export function jobTitleKeywords(title: string): string {
  return title
    .split(/[,&;/|]|\band\b/i)
    .flatMap((position) => otherNames(position.trim().replace(/\s+/g, ' ')))
    .join(', ');
}

function otherNames(position: string): readonly string[] {
  const isHead = HEAD_OF_COMPANY.some((name) => name.toLowerCase() === position.toLowerCase());
  if (isHead) return HEAD_OF_COMPANY;
  if (!CHIEF_OFFICER.test(position)) return [];
  return [
    Array.from(position.matchAll(/\b\p{L}/gu), ([initial]) => initial.toUpperCase()).join(''),
  ];
}

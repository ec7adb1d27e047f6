/**
 * Opens a link in a tab of its own, as soon as it is there; the tab opens at once, since browsers
 * refuse one that opens after an answer as a pop-up.
 *
 * @param getLink Answers with `null`, or throws, where there is no link.
 * @returns The tab; `null` where there is no link, or no tab.
 */
export async function openInTab(getLink: () => Promise<string | null>): Promise<Window | null> {
  const tab = window.open('', '_blank');
  const link = await getLink().catch(() => null);
  if (tab === null || link === null) {
    tab?.close();
    return null;
  }
  tab.location.href = link;
  return tab;
}

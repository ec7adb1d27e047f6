// Beside the form of an entry: links to pages of the site, chosen from a list.
import { Combobox, ComboboxOption, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { FOLDERS } from '../../site-address/folders';
import type { SitePage } from '../../site-address/site-pages';
import type { PanelProps } from '../beside-the-form/panel';
import { lastTarget } from './last-target';

/** What has texts, or fields for addresses. */
const LINKING = [
  ...Object.keys(FOLDERS),
  'api::about.about',
  'api::category.category',
  'api::company-profile.company-profile',
  'api::menu.menu',
  'api::missed-address.missed-address',
  'api::qna.qna',
  'api::redirect.redirect',
  'api::service.service',
];
const NO_FIELD = 'Click into a text or an address of the form first.';

/** The panel “Link to a page”; none for entries that hold no links. */
export function PageLinkPanel({ model }: PanelProps) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [pages, setPages] = useState<SitePage[]>([]);
  const [choices, setChoices] = useState(0);
  const isLinking = LINKING.includes(model);
  useEffect(() => {
    if (!isLinking) return;
    get<{ pages: SitePage[] }>('/site-pages')
      .then(({ data }) => setPages(data.pages))
      .catch(() => setPages([]));
  }, [get, isLinking]);
  if (!isLinking) return null;

  const choose = (address: string | undefined) => {
    const page = pages.find((each) => each.address === address);
    if (!page) return;
    // Another list, with nothing chosen.
    setChoices(choices + 1);
    const target = lastTarget();
    if (target) target.insert(page);
    else toggleNotification({ type: 'warning', message: NO_FIELD });
  };
  return {
    title: 'Link to a page',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography variant="pi" textColor="neutral600">
          Click into a text, or select words of it, and choose the page.
        </Typography>
        <Combobox
          key={choices}
          aria-label="Page of the site"
          placeholder="Choose, or type to search"
          autocomplete={{ type: 'list', filter: 'contains' }}
          onChange={choose}
        >
          {pages.map(({ title, address }) => (
            <ComboboxOption key={address} value={address} textValue={`${title} ${address}`}>
              {title} <Typography textColor="neutral600">{address}</Typography>
            </ComboboxOption>
          ))}
        </Combobox>
      </Flex>
    ),
  };
}

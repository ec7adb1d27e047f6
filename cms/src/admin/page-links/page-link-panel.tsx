// Beside the form of an entry: links to pages of the site, chosen from a list.
import { Combobox, ComboboxOption, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { FOLDERS } from '../../site-address/folders';
import type { SitePage } from '../../site-address/screens';
import type { PanelProps } from '../beside-the-form/panel';
import { lastTarget } from './last-target';
import { useSitePages } from './use-site-pages';

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
  const { toggleNotification } = useNotification();
  const [choices, setChoices] = useState(0);
  useEffect(() => {
    // The list that had the keyboard is gone.
    if (choices > 0) lastTarget()?.focus();
  }, [choices]);
  if (!LINKING.includes(model)) return null;

  const insert = (page: SitePage) => {
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
        <PageList key={choices} onChoose={insert} />
      </Flex>
    ),
  };
}

function PageList({ onChoose }: { onChoose: (page: SitePage) => void }) {
  // Apart from each other: the list opens when the first key is let go, after its letter is there.
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const pages = useSitePages(isOpen ? typed : null);
  return (
    <Combobox
      aria-label="Page of the site"
      placeholder="Choose, or type to search"
      autocomplete="none"
      loading={isOpen && pages === null}
      onOpenChange={setIsOpen}
      textValue={typed}
      onTextValueChange={setTyped}
      onChange={(address) => {
        const page = pages?.find((each) => each.address === address);
        if (page) onChoose(page);
      }}
    >
      {pages?.map(({ title, address }) => (
        <ComboboxOption key={address} value={address} textValue={`${title} ${address}`}>
          {title} <Typography textColor="neutral600">{address}</Typography>
        </ComboboxOption>
      ))}
    </Combobox>
  );
}

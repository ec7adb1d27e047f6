// Beside the form of what has a page of its own: how a search result and a shared link look, and lengths.
import { Box, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { FOLDERS } from '../../site-address/folders';
import type { PanelProps } from '../beside-the-form/panel';
import { type Hint, hintOf, shorten, textsOf } from './search-texts';
import { useBrand } from './use-brand';

/** The panel “In search results”; none for entries without a page of their own. */
export function SearchPreviewPanel({ model }: PanelProps) {
  const values = useForm('search-preview', (form) => form.values);
  const brand = useBrand();
  const folder = FOLDERS[model];
  if (!folder) return null;
  const { title, description, slug, image } = textsOf({ ...values }, brand);
  return {
    title: 'In search results and when shared',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Box>
          <Typography variant="pi" textColor="neutral600">
            {folder.replaceAll('/', ' › ')}
            {slug || '…'}
          </Typography>
          <Typography tag="p" fontWeight="semiBold" textColor="primary600">
            {shorten(title, 'title') || 'Without a title'}
          </Typography>
          <Typography tag="p" variant="pi">
            {shorten(description, 'description') || 'Without a description'}
          </Typography>
        </Box>
        <Box borderColor="neutral200" hasRadius overflow="hidden">
          {image ? (
            <img
              src={image}
              alt=""
              style={{ width: '100%', aspectRatio: '1.91', objectFit: 'cover', display: 'block' }}
            />
          ) : (
            <Box padding={2} background="neutral100">
              <Typography variant="pi" textColor="neutral600">
                The image is drawn from the title.
              </Typography>
            </Box>
          )}
          <Box padding={2}>
            <Typography tag="p" fontWeight="semiBold">
              {title}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {shorten(description, 'description')}
            </Typography>
          </Box>
        </Box>
        <HintLine name="Title" hint={hintOf(title, 'title')} />
        <HintLine name="Description" hint={hintOf(description, 'description')} />
      </Flex>
    ),
  };
}

function HintLine({ name, hint }: { name: string; hint: Hint }) {
  return (
    <Typography variant="pi" textColor={hint.isGood ? 'success600' : 'neutral800'}>
      {name}: {hint.text}
    </Typography>
  );
}

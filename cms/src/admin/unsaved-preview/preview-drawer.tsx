import { Box, Button, Flex, Portal, Typography } from '@strapi/design-system';
import type { Ref } from 'react';

const HEIGHT = '50vh';

type Props = { url: string; frame: Ref<HTMLIFrameElement>; onClose: () => void };

/** What takes the focus must not be below the drawer. */
const STYLE = `
  main { padding-bottom: ${HEIGHT} }
  main :is(a, button, input, select, textarea, [tabindex], [contenteditable]) { scroll-margin-bottom: calc(${HEIGHT} + 1rem) }
`;

/** The site below the form, as wide as the window; the form scrolls above it. */
export function PreviewDrawer({ url, frame, onClose }: Props) {
  return (
    <Portal>
      <style>{STYLE}</style>
      <Box
        tag="section"
        aria-label="Preview"
        position="fixed"
        bottom={0}
        left={0}
        right={0}
        height={HEIGHT}
        background="neutral0"
        borderColor="neutral300"
        shadow="popupShadow"
        zIndex={4}
      >
        <Flex
          justifyContent="space-between"
          paddingLeft={4}
          paddingRight={2}
          paddingTop={1}
          paddingBottom={1}
        >
          <Typography>The site with what is in the form. Visitors do not see it.</Typography>
          <Button variant="ghost" onClick={onClose}>
            Close the preview
          </Button>
        </Flex>
        <iframe
          ref={frame}
          src={url}
          title="The site with what is in the form"
          style={{ width: '100%', height: 'calc(100% - 44px)', border: 0 }}
        />
      </Box>
    </Portal>
  );
}

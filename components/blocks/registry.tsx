import type { ReactNode } from 'react';
import type { BlockKind } from '@/content-client';
import type { BlockProps } from './block-props';
import { ButtonBlock } from './button-block';
import { CarouselBlock } from './carousel-block';
import { HtmlBlock } from './html-block';
import { MarkdownBlock } from './markdown-block';
import { MediaBlock } from './media-block';
import { QuoteBlock } from './quote-block';
import { SliderBlock } from './slider-block';
import { StackBlock } from './stack-block';
import { TitledHtmlBlock } from './titled-html-block';

type Renderer<K extends BlockKind> = (props: BlockProps<K>) => ReactNode;

const renderers: { [K in BlockKind]: Renderer<K> } = {
  markdown: MarkdownBlock,
  html: HtmlBlock,
  'titled-html': TitledHtmlBlock,
  button: ButtonBlock,
  quote: QuoteBlock,
  media: MediaBlock,
  slider: SliderBlock,
  carousel: CarouselBlock,
  stack: StackBlock,
};

/** Draws a block by its kind; a kind without a renderer is a type error. */
export function RenderBlock<K extends BlockKind>({ block, ...place }: BlockProps<K>) {
  const Block: Renderer<K> = renderers[block.kind];
  return <Block block={block} {...place} />;
}

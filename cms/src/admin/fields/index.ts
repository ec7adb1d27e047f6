import { Calendar, PaintBrush } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { MomentInput } from './moment-input';
import { NumberInput } from './number-input';

/** The inputs of our custom fields (`src/editing/custom-fields.ts`), and ours of a day, of a moment and of numbers. */
export function addFields(app: StrapiApp): void {
  app.addFields([
    { type: 'date', Component: MomentInput },
    { type: 'datetime', Component: MomentInput },
    { type: 'integer', Component: NumberInput },
    { type: 'decimal', Component: NumberInput },
    { type: 'float', Component: NumberInput },
  ]);
  app.customFields.register([
    {
      name: 'year',
      type: 'integer',
      intlLabel: { id: 'field.year', defaultMessage: 'Year' },
      intlDescription: { id: 'field.year.description', defaultMessage: 'A year, as it is written' },
      icon: Calendar,
      components: { Input: () => import('./year-input') },
    },
    {
      name: 'color',
      type: 'string',
      intlLabel: { id: 'field.color', defaultMessage: 'Colour' },
      intlDescription: {
        id: 'field.color.description',
        defaultMessage: 'A colour such as #0a7d4b',
      },
      icon: PaintBrush,
      components: { Input: () => import('./color-input') },
    },
  ]);
}

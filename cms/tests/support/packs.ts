import type { SamplePack } from '../../../tests/support/seeded-database';
import { pack as consultancy } from '../../seed/consultancy';
import { pack as logistics } from '../../seed/logistics';

/** Every pack of sample content, with its name. */
export const PACKS = Object.entries({ consultancy, logistics } satisfies Record<
  SamplePack,
  unknown
>);

import { useEffect, useState } from 'react';
import { readBrand } from '../organization-name';

/** The name of the organization, with which the titles of the site begin; `null` while it is not known. */
export function useBrand(): string | null {
  const [brand, setBrand] = useState<string | null>(null);
  useEffect(() => {
    void readBrand().then(setBrand);
  }, []);
  return brand;
}

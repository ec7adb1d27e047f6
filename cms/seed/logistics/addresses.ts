import type { SeedCompanyAddress } from '../types';

export const addresses: SeedCompanyAddress[] = [
  {
    isDefault: true,
    label: 'Head office, Dar es Salaam',
    address: '5th Floor, Ohio Street/Garden Avenue, Dar es Salaam, Tanzania',
    phone: '+255 22 000 0040',
    email: 'hello@msafara.example',
    time: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
    latitude: -6.8132,
    longitude: 39.2905,
  },
  {
    isDefault: false,
    label: 'Mombasa',
    address: '2nd Floor, Moi Avenue, Mombasa, Kenya',
    phone: '+254 41 000 0041',
    email: 'mombasa@msafara.example',
    time: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
    latitude: -4.0617,
    longitude: 39.6634,
  },
  {
    isDefault: false,
    label: 'Lusaka',
    address: 'Plot 18, Cairo Road, Lusaka, Zambia',
    phone: '+260 211 000 042',
    email: 'lusaka@msafara.example',
    time: 'Mon-Fri: 8:00 - 16:30 Sat: 9:00 - 12:00',
    latitude: -15.4155,
    longitude: 28.2819,
  },
];

import type { SeedCompanyAddress } from '../types';

export const addresses: SeedCompanyAddress[] = [
  {
    isDefault: true,
    label: 'Dar es Salaam, Head Office',
    address: '5th Floor, Ohio Street/Garden Avenue, Dar es Salaam, Tanzania',
    phone: '+255 22 000 0010',
    email: 'hello@nyuzi.example',
    time: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
    latitude: -6.8132,
    longitude: 39.2905,
  },
  {
    isDefault: false,
    label: 'Mombasa',
    address: '2nd Floor, Moi Avenue, Mombasa, Kenya',
    phone: '+254 41 000 0020',
    email: 'mombasa@nyuzi.example',
    time: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
    latitude: -4.0621,
    longitude: 39.6655,
  },
  {
    isDefault: false,
    label: 'Lusaka',
    address: '1st Floor, Cairo Road, Lusaka, Zambia',
    phone: '+260 211 000 030',
    email: 'lusaka@nyuzi.example',
    time: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 12:00',
    latitude: -15.4189,
    longitude: 28.2822,
  },
];

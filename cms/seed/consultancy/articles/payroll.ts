import type { SeedArticle } from '../../types';
import { gallery } from '../media';

export const payroll: SeedArticle = {
  slug: 'payroll',
  title: 'Payroll that is right on the first run',
  description:
    'Salaries, PAYE, pension and levies for four countries, inside Business One. The payslip comes by phone, and the returns are ready the same afternoon.',
  createdAt: '2025-10-06T06:00:00.000Z',
  thumbnail_image: gallery.dashboard,
  seo: {
    metaTitle: 'Payroll for Tanzania, Kenya, Uganda and Zambia',
    metaDescription:
      'Payroll inside Business One: PAYE, pension and levies for four countries, payslips by phone, payout by bank or mobile money, returns the same day.',
    metakeywords: 'payroll, PAYE, NSSF, SDL, WCF, NAPSA, Business One, mishahara',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `A wrong payslip is noticed by exactly the person you do not want to disappoint. So before anybody is paid, the payroll is run twice: once for the money, and once for the differences. You see a list of everybody whose pay moved by more than a twentieth since last month, with the reason. In most months the list is short, and each reason makes sense. When one does not, you have found the mistake before it was paid.

## What it knows

| Country | Tax | Funds and levies |
| --- | --- | --- |
| Tanzania | PAYE | NSSF or PSSSF, SDL, WCF |
| Kenya | PAYE | NSSF, SHIF, housing levy |
| Uganda | PAYE | NSSF, local service tax |
| Zambia | PAYE | NAPSA, NHIMA, skills levy |

Rates are tables, not programs. When a finance act changes them in June, the new table is in your system before the July run, and you confirm it with one key.

## What it does

- Takes hours from the clock at the gate, from a sheet, or from a phone in the field
- Handles advances, shop debts and loans, and never takes more than the law allows
- Pays by bank file or by mobile money, to the same phone that gets the payslip
- Prepares the monthly returns as files that the portals accept
- [Locks the accounts](/post/who-still-has-a-login) of people who leave, on their last day

## Casual labour

In a harvest month a sisal estate near Korogwe goes from 80 to 640 people. They are paid weekly, by the piece, and some of them have no phone. The foreman counts with a tablet, the pay is ready on Friday at two, and those without a phone sign with a thumb. It is the same payroll as the manager’s, with a shorter form.

Would you like to see your own last month in it? [Bring the file](/contact), with the names removed.`,
    },
  ],
};

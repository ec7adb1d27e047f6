import { leadSettings } from '../lead-settings';
import type { SeedPack } from '../types';
import { about } from './about';
import { addresses } from './addresses';
import { articleTypes } from './article-types';
import { aiva } from './articles/aiva';
import { branchesAndTills } from './articles/branches-and-tills';
import { businessOne } from './articles/business-one';
import { cloud } from './articles/cloud';
import { efdReceipts } from './articles/efd-receipts';
import { erp } from './articles/erp';
import { everythingInOnePlace } from './articles/everything-in-one-place';
import { goLiveWeekend } from './articles/go-live-weekend';
import { holidaySupportHours } from './articles/holiday-support-hours';
import { manufacturing } from './articles/manufacturing';
import { mobileMoneyReconciliation } from './articles/mobile-money-reconciliation';
import { monthEndInThreeDays } from './articles/month-end-in-three-days';
import { oneSystemFourLanguages } from './articles/one-system-four-languages';
import { payroll } from './articles/payroll';
import { privacyPolicy } from './articles/privacy-policy';
import { reportsNobodyOpens } from './articles/reports-nobody-opens';
import { s4 } from './articles/s4';
import { supportDesk } from './articles/support-desk';
import { warehouseAndBatches } from './articles/warehouse-and-batches';
import { weighbridgeToInvoice } from './articles/weighbridge-to-invoice';
import { whatAnErpProjectCosts } from './articles/what-an-erp-project-costs';
import { whoStillHasALogin } from './articles/who-still-has-a-login';
import { categories } from './categories';
import { companyProfile } from './company-profile';
import { globals } from './globals';
import { menus } from './menus';
import { proof } from './proof';
import { qnas } from './qnas';
import { services } from './services';
import { team } from './team';

export const pack: SeedPack = {
  companyProfile,
  globals,
  services,
  articles: [
    monthEndInThreeDays,
    everythingInOnePlace,
    mobileMoneyReconciliation,
    efdReceipts,
    oneSystemFourLanguages,
    weighbridgeToInvoice,
    goLiveWeekend,
    whoStillHasALogin,
    holidaySupportHours,
    reportsNobodyOpens,
    whatAnErpProjectCosts,
    erp,
    s4,
    businessOne,
    payroll,
    cloud,
    aiva,
    branchesAndTills,
    warehouseAndBatches,
    manufacturing,
    supportDesk,
    privacyPolicy,
  ],
  articleTypes,
  menus,
  team,
  addresses,
  qnas,
  categories,
  about,
  proof,
  leadSettings,
};

import { leadSettings } from '../lead-settings';
import type { SeedPack } from '../types';
import { about } from './about';
import { addresses } from './addresses';
import { articleTypes } from './article-types';
import { aNightAtTunduma } from './articles/a-night-at-tunduma';
import { airFreight } from './articles/air-freight';
import { aivaTracking } from './articles/aiva-tracking';
import { avocadosFromNjombe } from './articles/avocados-from-njombe';
import { beforeTheRains } from './articles/before-the-rains';
import { cashewSeasonInMtwara } from './articles/cashew-season-in-mtwara';
import { centralCorridor } from './articles/central-corridor';
import { customsClearance } from './articles/customs-clearance';
import { darToKigali } from './articles/dar-to-kigali';
import { darToLusaka } from './articles/dar-to-lusaka';
import { darToLusakaDayByDay } from './articles/dar-to-lusaka-day-by-day';
import { darToTheGulf } from './articles/dar-to-the-gulf';
import { everythingInOnePlace } from './articles/everything-in-one-place';
import { howDemurrageWorks } from './articles/how-demurrage-works';
import { onlineTracking } from './articles/online-tracking';
import { privacyPolicy } from './articles/privacy-policy';
import { readingAContainerNumber } from './articles/reading-a-container-number';
import { refrigeratedContainers } from './articles/refrigerated-containers';
import { roadFreight } from './articles/road-freight';
import { seaFreight } from './articles/sea-freight';
import { sharedContainer } from './articles/shared-container';
import { ubungoYardOnSaturdays } from './articles/ubungo-yard-on-saturdays';
import { categories } from './categories';
import { companyProfile } from './company-profile';
import { globals } from './globals';
import { menus } from './menus';
import { proof } from './proof';
import { qnas } from './qnas';
import { services } from './services';
import { team } from './team';

/** Sample content of a freight and logistics firm: the specification’s second reading. */
export const pack: SeedPack = {
  companyProfile,
  globals,
  services,
  articles: [
    airFreight,
    seaFreight,
    refrigeratedContainers,
    roadFreight,
    centralCorridor,
    darToKigali,
    sharedContainer,
    darToLusaka,
    customsClearance,
    onlineTracking,
    aivaTracking,
    privacyPolicy,
    darToTheGulf,
    aNightAtTunduma,
    readingAContainerNumber,
    ubungoYardOnSaturdays,
    avocadosFromNjombe,
    darToLusakaDayByDay,
    cashewSeasonInMtwara,
    howDemurrageWorks,
    everythingInOnePlace,
    beforeTheRains,
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

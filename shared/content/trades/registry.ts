/** Every trade the engine knows. Add a record's file here and it takes part in everything. */
import { accounting } from './accounting.ts';
import { autoRepair } from './auto-repair.ts';
import { bakery } from './bakery.ts';
import { barbershop } from './barbershop.ts';
import { boatCharter } from './boat-charter.ts';
import { cafe } from './cafe.ts';
import { carDetailing } from './car-detailing.ts';
import { catering } from './catering.ts';
import { childcare } from './childcare.ts';
import { chiropractic } from './chiropractic.ts';
import { clothingBoutique } from './clothing-boutique.ts';
import { coaching } from './coaching.ts';
import { counseling } from './counseling.ts';
import { dentalPractice } from './dental-practice.ts';
import { electrical } from './electrical.ts';
import { eventPlanning } from './event-planning.ts';
import { florist } from './florist.ts';
import { foodTruck } from './food-truck.ts';
import { generalBusiness } from './general-business.ts';
import { gym } from './gym.ts';
import { hairSalon } from './hair-salon.ts';
import { homeCare } from './home-care.ts';
import { houseCleaning } from './house-cleaning.ts';
import { housePainting } from './house-painting.ts';
import { hvac } from './hvac.ts';
import { insuranceAgency } from './insurance-agency.ts';
import { itServices } from './it-services.ts';
import { jewelryStore } from './jewelry-store.ts';
import { landscaping } from './landscaping.ts';
import { lawFirm } from './law-firm.ts';
import { massageSpa } from './massage-spa.ts';
import { medSpa } from './med-spa.ts';
import { mortgageBroker } from './mortgage-broker.ts';
import { movingCompany } from './moving-company.ts';
import { nailSalon } from './nail-salon.ts';
import { onlineStore } from './online-store.ts';
import { optometry } from './optometry.ts';
import { pestControl } from './pest-control.ts';
import { petGrooming } from './pet-grooming.ts';
import { photography } from './photography.ts';
import { physicalTherapy } from './physical-therapy.ts';
import { plumbing } from './plumbing.ts';
import { poolService } from './pool-service.ts';
import { realEstate } from './real-estate.ts';
import { remodeling } from './remodeling.ts';
import { restaurant } from './restaurant.ts';
import { roofing } from './roofing.ts';
import { solarInstaller } from './solar-installer.ts';
import { tutoring } from './tutoring.ts';
import { veterinaryClinic } from './veterinary-clinic.ts';
import { yogaStudio } from './yoga-studio.ts';
import type { Trade } from './schema.ts';

export const trades: readonly Trade[] = [
  accounting,
  autoRepair,
  bakery,
  barbershop,
  boatCharter,
  cafe,
  carDetailing,
  catering,
  childcare,
  chiropractic,
  clothingBoutique,
  coaching,
  counseling,
  dentalPractice,
  electrical,
  eventPlanning,
  florist,
  foodTruck,
  gym,
  hairSalon,
  homeCare,
  houseCleaning,
  housePainting,
  hvac,
  insuranceAgency,
  itServices,
  jewelryStore,
  landscaping,
  lawFirm,
  massageSpa,
  medSpa,
  mortgageBroker,
  movingCompany,
  nailSalon,
  onlineStore,
  optometry,
  pestControl,
  petGrooming,
  photography,
  physicalTherapy,
  plumbing,
  poolService,
  realEstate,
  remodeling,
  restaurant,
  roofing,
  solarInstaller,
  tutoring,
  veterinaryClinic,
  yogaStudio,
];

/** Stands in when no trade is recognised. */
export const generalTrade: Trade = generalBusiness;

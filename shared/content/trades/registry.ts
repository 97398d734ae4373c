/** Every industry the engine knows. Add a record's file here and it takes part in everything. */
import { accounting } from './accounting.ts';
import { autoRepair } from './auto-repair.ts';
import { b2bDistributor } from './b2b-distributor.ts';
import { bakery } from './bakery.ts';
import { barbershop } from './barbershop.ts';
import { boatCharter } from './boat-charter.ts';
import { brewery } from './brewery.ts';
import { cafe } from './cafe.ts';
import { carDetailing } from './car-detailing.ts';
import { catering } from './catering.ts';
import { childcare } from './childcare.ts';
import { chiropractic } from './chiropractic.ts';
import { church } from './church.ts';
import { clothingBoutique } from './clothing-boutique.ts';
import { coaching } from './coaching.ts';
import { counseling } from './counseling.ts';
import { danceStudio } from './dance-studio.ts';
import { dentalPractice } from './dental-practice.ts';
import { dogTraining } from './dog-training.ts';
import { dogWalking } from './dog-walking.ts';
import { electrical } from './electrical.ts';
import { eventPlanning } from './event-planning.ts';
import { florist } from './florist.ts';
import { foodTruck } from './food-truck.ts';
import { funeralHome } from './funeral-home.ts';
import { furnitureStore } from './furniture-store.ts';
import { generalBusiness } from './general-business.ts';
import { gym } from './gym.ts';
import { hairSalon } from './hair-salon.ts';
import { homeCare } from './home-care.ts';
import { hotel } from './hotel.ts';
import { houseCleaning } from './house-cleaning.ts';
import { housePainting } from './house-painting.ts';
import { hvac } from './hvac.ts';
import { illustrator } from './illustrator.ts';
import { insuranceAgency } from './insurance-agency.ts';
import { itServices } from './it-services.ts';
import { jewelryStore } from './jewelry-store.ts';
import { landscaping } from './landscaping.ts';
import { lawFirm } from './law-firm.ts';
import { locksmith } from './locksmith.ts';
import { manufacturing } from './manufacturing.ts';
import { martialArts } from './martial-arts.ts';
import { massageSpa } from './massage-spa.ts';
import { medSpa } from './med-spa.ts';
import { mortgageBroker } from './mortgage-broker.ts';
import { movingCompany } from './moving-company.ts';
import { musicLessons } from './music-lessons.ts';
import { nailSalon } from './nail-salon.ts';
import { newsletter } from './newsletter.ts';
import { nonprofit } from './nonprofit.ts';
import { notary } from './notary.ts';
import { onlineCourse } from './online-course.ts';
import { onlineStore } from './online-store.ts';
import { optometry } from './optometry.ts';
import { pestControl } from './pest-control.ts';
import { petGrooming } from './pet-grooming.ts';
import { pharmacy } from './pharmacy.ts';
import { photography } from './photography.ts';
import { physicalTherapy } from './physical-therapy.ts';
import { plumbing } from './plumbing.ts';
import { poolService } from './pool-service.ts';
import { pressureWashing } from './pressure-washing.ts';
import { realEstate } from './real-estate.ts';
import { remodeling } from './remodeling.ts';
import { restaurant } from './restaurant.ts';
import { roofing } from './roofing.ts';
import { saas } from './saas.ts';
import { solarInstaller } from './solar-installer.ts';
import { staffingAgency } from './staffing-agency.ts';
import { tattooStudio } from './tattoo-studio.ts';
import { toursAndRentals } from './tours-and-rentals.ts';
import { towing } from './towing.ts';
import { tutoring } from './tutoring.ts';
import { veterinaryClinic } from './veterinary-clinic.ts';
import { videography } from './videography.ts';
import { weddingDj } from './wedding-dj.ts';
import { windowCleaning } from './window-cleaning.ts';
import { yogaStudio } from './yoga-studio.ts';
import type { Trade } from './schema.ts';

export const trades: readonly Trade[] = [
  accounting,
  autoRepair,
  b2bDistributor,
  bakery,
  barbershop,
  boatCharter,
  brewery,
  cafe,
  carDetailing,
  catering,
  childcare,
  chiropractic,
  church,
  clothingBoutique,
  coaching,
  counseling,
  danceStudio,
  dentalPractice,
  dogTraining,
  dogWalking,
  electrical,
  eventPlanning,
  florist,
  foodTruck,
  funeralHome,
  furnitureStore,
  gym,
  hairSalon,
  homeCare,
  hotel,
  houseCleaning,
  housePainting,
  hvac,
  illustrator,
  insuranceAgency,
  itServices,
  jewelryStore,
  landscaping,
  lawFirm,
  locksmith,
  manufacturing,
  martialArts,
  massageSpa,
  medSpa,
  mortgageBroker,
  movingCompany,
  musicLessons,
  nailSalon,
  newsletter,
  nonprofit,
  notary,
  onlineCourse,
  onlineStore,
  optometry,
  pestControl,
  petGrooming,
  pharmacy,
  photography,
  physicalTherapy,
  plumbing,
  poolService,
  pressureWashing,
  realEstate,
  remodeling,
  restaurant,
  roofing,
  saas,
  solarInstaller,
  staffingAgency,
  tattooStudio,
  toursAndRentals,
  towing,
  tutoring,
  veterinaryClinic,
  videography,
  weddingDj,
  windowCleaning,
  yogaStudio,
];

/** Stands in when no industry is recognized. */
export const generalTrade: Trade = generalBusiness;

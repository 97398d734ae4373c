/** Words of trade an owner in South Florida may write in Spanish, with the English word the records know. */
export const spanishHints: Readonly<Record<string, string>> = {
  abogado: 'attorney lawyer', abogada: 'attorney lawyer', abogados: 'attorney lawyer', inmigracion: 'immigration', notario: 'notary',
  dentista: 'dentist', odontologo: 'dentist', plomero: 'plumber', plomeria: 'plumbing', fontanero: 'plumber',
  electricista: 'electrician', techos: 'roofing', techador: 'roofer', jardineria: 'landscaping', jardinero: 'landscaping',
  limpieza: 'cleaning', limpiamos: 'cleaning', casas: 'house', oficinas: 'office', aire: 'air', acondicionado: 'conditioning ac',
  peluqueria: 'hair salon', peluquero: 'hair salon', barberia: 'barbershop', barbero: 'barber', unas: 'nails', manicura: 'manicure',
  restaurante: 'restaurant', panaderia: 'bakery', pasteleria: 'bakery cakes', pasteles: 'cakes', tortas: 'cakes', cafeteria: 'cafe',
  mudanza: 'moving', mudanzas: 'moving company', mecanico: 'auto repair mechanic', taller: 'auto repair', carros: 'car', autos: 'car',
  contador: 'accountant', contabilidad: 'accounting', impuestos: 'tax', seguros: 'insurance', realtor: 'realtor',
  inmobiliaria: 'real estate', bienes: 'real', raices: 'estate', fotografo: 'photographer', fotografia: 'photography', bodas: 'wedding',
  gimnasio: 'gym', entrenador: 'personal trainer', veterinario: 'veterinarian', veterinaria: 'veterinary', mascotas: 'pet',
  perros: 'dog', floristeria: 'florist', flores: 'flowers', piscinas: 'pool', piscina: 'pool', pintor: 'painter', pintura: 'painting',
  construccion: 'construction', remodelacion: 'remodeling', cocinas: 'kitchen', guarderia: 'daycare', ninera: 'childcare',
  tienda: 'store', ropa: 'clothing', joyeria: 'jewelry', camion: 'truck', comida: 'food', clases: 'classes', tutoria: 'tutoring',
  quiropractico: 'chiropractor', masajes: 'massage', masaje: 'massage', salon: 'salon', belleza: 'beauty', botes: 'boat', yates: 'yacht',
  plagas: 'pest control', cerrajero: 'locksmith', viajes: 'travel agency', eventos: 'events', iglesia: 'church',
};

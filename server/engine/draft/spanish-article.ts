/** Adds articles to Spanish service names and fixes the sentences around them. */

const feminine =
  /(?:a|as|ción|ciones|sión|siones|dad|dades|tud|ez|umbre|app|apps|web|webs|miel|sal|piel|foto|fotos|moto|motos)$/;
const masculine =
  /^(?:día|días|mapa|mapas|sistema|sistemas|problema|problemas|programa|programas|masaje|masajes|tema|temas|idioma|idiomas|clima)$/;

/** "el corte de pasto", "las uñas acrílicas". */
export function withSpanishArticle(name: string): string {
  const head = name.split(' ')[0]!.toLowerCase();
  if (/^(?:el|la|los|las|un|una|tu|tus)$/.test(head)) return name;
  const isFeminine = feminine.test(head) && !masculine.test(head);
  const isPlural = /[^s]s$/.test(head) && !/(?:sis|lunes)$/.test(head);
  return `${isFeminine ? (isPlural ? 'las' : 'la') : isPlural ? 'los' : 'el'} ${name}`;
}

/** Removes the article for titles: "Cortes de pasto". */
export const withoutSpanishArticle = (name: string) => name.replace(/^(?:el|la|los|las) /i, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Fixes what joining breaks: "de el" becomes "del", and searches ("corte de pasto") take no article. */
export function smoothSpanish(text: string, names: readonly string[]): string {
  const bare = names.map((name) => escaped(withoutSpanishArticle(name))).join('|');
  const light = new RegExp(
    `\\b(bus[cq]\\p{L}+|necesit\\p{L}+|ofrec\\p{L}+|cotizaci\\p{L}+ (?:de|para)|solicitud(?:es)?(?: nuevas?)? de|trabajos? de|negocio de|página de|formulario de|servicio de|fotos? de) (?:el|la|los|las) (?=(?:${bare})\\b)`,
    'giu',
  );
  return text.replace(light, '$1 ').replace(/(?<!\p{L})(de|a) el (?=\p{Ll})/giu, '$1l ');
}

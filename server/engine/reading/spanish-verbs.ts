/** Recognizes Spanish verbs by their endings and common forms, because the library doesn't tag Spanish. */

/** First-person verbs for what an owner does: "arreglo", "pintamos". */
const ofWork =
  /^(?:(?:cort|arregl|repar|limpi|pint|instal|cocin|prepar|fabric|cuid|transport|dibuj|dict|entren|decor|lav|plan|mont|organiz|fotografi|grab|asesor|rent|alquil|trabaj|disen|ensen|pod|bord|imprim|import|public|vendi|reparti|constru|mudan|recog|sac|tall|traduc|aplic|ofrec|cambi|destap|sold|rot|arm|quit|afil|maquill|barr|pul|fumig|recort|interpret|elabor|tatu|retrat|impermeabiliz|interpret|cri)(?:o|amos|emos|imos)|(?:vend|hac|atend|cos)(?:emos|imos)|vendo|hago|ofrezco|construyo|atiendo|doy|damos|coso|llevo|llevamos|traduzco)$/;
const notVerbs =
  /^(?:ramos|tramos|gramos|extremos|mismos|proximos|ultimos|maximos|minimos|racimos|remos|primos|termos)$/;
const others =
  /^(?:habla|hablo|contesta|gusta|sirven?|dejan?|pagan?|puedo|puede|pueden|quiero|quiere|quieren|esta|estan|tiene|tienen|viene|vienen|hace|hacen|va|van|voy|abre|abren|cierra|busca|buscan|necesita|necesito|necesitan|entra|entro|llega|llegan|llama|llamenos|llame|compran?|son|soy|somos|es|hay|da|dan|pase|pone|ponen|cuesta|cuestan|empece|empezo|siguen?|sigo|conocen|apunto|mandan?|piden|quedan?|caben?|hackearon|acepto|renta|rentan|uso|pongo|dice|dicen|explico|explicamos|dejamos|permite)$/;

/** "cosiendo vestidos", "arreglando lavadoras". */
const ongoing = /^(?!cuando)[a-z]{2,}(?:ando|iendo)$/;

export const isOwnersSpanishVerb = (norm: string) =>
  ofWork.test(norm) || ongoing.test(norm) || /^acept(?:o|amos)$/.test(norm);
/** Returns whether a word without accents is a verb form, including endings such as "vamos" and "hablamos". */
export const isSpanishVerb = (norm: string) =>
  ofWork.test(norm) ||
  ongoing.test(norm) ||
  others.test(norm) ||
  (/^[a-z]{2,}(?:amos|emos|imos|aron|ieron)$/.test(norm) && !notVerbs.test(norm));

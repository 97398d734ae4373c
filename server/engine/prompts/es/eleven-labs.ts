/** Guiones para voz: duración, voz, ritmo, pausas y ajustes. */
import { make, type Platform } from '../context.ts';

export const elevenLabsEs: Platform = {
  key: 'elevenLabs',
  recipes: [
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Saludo',
        `Saludo de buzón de voz para ${c.name}`,
        `Da buena impresión a quien llama con una pregunta sobre ${s.bare}.`,
        c.intro(),
        `Escribe en español un saludo de buzón de voz de 40 palabras para ${c.aNoun}${c.inPlace}; lo voy a generar en ElevenLabs.`,
        `Di primero nuestro nombre y pide nombre, número y unas palabras sobre el motivo, por ejemplo: ${p}.`,
        `Que sirva para ${c.call()}, sin prometer cuándo devolvemos la llamada.`,
        `Incluye este dato: ${c.detail()}.`,
        `Voz: ${c.tone}, unas 140 palabras por minuto, con medio segundo de pausa después de nuestro nombre.`,
        `Ajusta la estabilidad cerca de 60%, la similitud cerca de 80% y la velocidad en 0.95, para que "${s.bare}" se entienda por teléfono.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Presentación',
        `Presentación de 30 segundos sobre ${s.bare}`,
        `Va debajo de un video o junto al texto de la página de ${s.bare}.`,
        c.intro(),
        `Escribe en español un guion de voz de 75 palabras que presente ${s.bare} en 30 segundos.`,
        `Abre con esta situación en una oración corta: ${c.problem()}.`,
        `A la mitad, di lo que la persona tiene al final: ${s.result || s.bare}.`,
        `Cierra con nuestro nombre y cómo ${c.act}, sin insistir en ${s.bare}.`,
        `En una línea, describe una voz adecuada para ${c.audience}: edad aproximada, acento latinoamericano neutro, timbre y ritmo.`,
        `Marca las pausas con puntos suspensivos y deja dos segundos de este sonido antes de la primera palabra: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const sound = c.sound();
      return make(
        'Efectos de sonido',
        `Cinco efectos de sonido para ${c.aNoun}`,
        `Una pequeña colección de sonidos para tus videos sobre ${s.bare}.`,
        c.intro(),
        `Escribe cinco prompts para la herramienta de efectos de sonido de ElevenLabs, pensados para ${c.aNoun}.`,
        `El primero recrea esto en 5 segundos: ${sound}.`,
        `El segundo es un bucle de 15 segundos con el ambiente de esta escena: ${c.scene()}.`,
        `El tercero es una transición de 2 segundos y el cuarto un cierre de 1 segundo, inspirados en ${s.bare}.`,
        `El quinto acompaña un primer plano con este estilo: ${c.visual()}.`,
        `Da para cada uno fuente, distancia, tamaño del cuarto y duración, sin voces ni melodía, con este ambiente: ${c.tone}.`,
        c.limits,
      );
    },
    (c) => {
      const d = c.doubt();
      const s = c.service();
      return make(
        'Duda',
        `Voz que responde a "${d.objection}"`,
        `Va debajo de un video de 40 segundos para quien duda sobre ${s.bare}.`,
        c.intro(),
        `Escribe en español un guion de voz de 95 palabras, unos 40 segundos, que parta de esta idea: "${d.objection}".`,
        `Reconoce lo que tiene de cierto y responde con palabras sencillas, con este sentido: ${d.answer}`,
        `Apóyalo con esto y pídeme antes los detalles: ${c.proof()}.`,
        `Deja un espacio de dos segundos para esta imagen: ${c.scene()}.`,
        `Voz: pausada y natural, como la persona detrás de ${c.aNoun}, con la primera oración más suave que las demás.`,
        `Ajusta la estabilidad cerca de 40% y la velocidad en 0.95, para quien escucha por primera vez sobre ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Fecha clave',
        `Mensaje de voz para ${m.when}`,
        `Un audio corto sobre ${s.bare} para los días en que ${m.what}.`,
        c.intro(),
        `Escribe en español un mensaje de voz de 45 palabras, menos de 20 segundos, para ${m.when}, cuando ${m.what}.`,
        `Da una razón útil para pensar ahora en ${s.bare}, escrita para ${c.audience}.`,
        `Propón este siguiente paso y confírmalo conmigo antes de usarlo: ${c.offer()}.`,
        `Di esto una vez, como yo lo diría en voz alta: ${c.detail()}.`,
        `Voz: ${c.tone}, un poco más alegre que de costumbre, con una respiración después de la primera oración.`,
        `Debajo se oye apenas este sonido: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const q = c.question();
      const s = c.service();
      return make(
        'Guía en audio',
        `Guía de tres minutos en audio: ${q}`,
        `Una respuesta hablada para quien se informa sobre ${s.bare}.`,
        c.intro(),
        `Escribe en español una guía en audio de 420 palabras, unos tres minutos, que responda "${q}"`,
        `Antes de escribir, pídeme los datos que te falten sobre ${s.bare}.`,
        `Usa tres partes: qué hay detrás de esta situación (${c.problem()}), qué puede revisar cada quien por su cuenta y dónde ayuda contar con ${s.bare}.`,
        `Escribe para el oído, con oraciones cortas, números en palabras y sin listas, pensando en ${c.segment()}.`,
        `Pon una pausa de un segundo entre partes y termina con cómo ${c.act} para quien todavía duda sobre ${s.bare}.`,
        `Voz: alguien que explica con paciencia, a 150 palabras por minuto, con este tono: ${c.tone}.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Narración',
        `Narración para un video: ${scene}`,
        `Le da sentido en 20 segundos a un video sin voz sobre ${s.bare}.`,
        c.intro(),
        `Escribe en español una narración de 40 palabras para un video de 20 segundos con esta escena: ${scene}.`,
        `No describas la imagen; di por qué eso importa para ${s.bare}.`,
        `Llega a este punto en la última oración: ${c.strength()}.`,
        `Deja que este sonido se oiga solo dos segundos antes de la primera palabra: ${c.sound()}.`,
        `Voz: cerca del micrófono, tranquila y observadora, con aire entre frases, como le va bien a ${c.aNoun}.`,
        `Dame otra versión de 30 palabras, más lenta, para ${c.segment()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const q = c.question();
      return make(
        'Seguimiento',
        `Nota de voz después de una pregunta sobre ${s.bare}`,
        `Un seguimiento personal por mensaje o correo para quien preguntó por ${s.bare}.`,
        c.intro(),
        `Escribe en español una nota de voz de 55 palabras para alguien que preguntó por ${s.bare} y no ha vuelto a escribir.`,
        `Da las gracias y responde algo que mucha gente pregunta, con datos que me pides antes: "${q}"`,
        `Di cómo ${c.act} y deja claro que no hay problema si por ahora no quiere ${s.bare}.`,
        `No digas nada privado, porque alguien más puede oírlo: ni nombres ni detalles sobre esto: ${c.problem()}.`,
        `Voz: como un compañero atento, a ritmo medio, con este tono: ${c.tone}.`,
        `Agrega una versión de 25 palabras para ${c.segment()} y marca una pausa en cada una con puntos suspensivos.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'Minipodcast',
        `Minipodcast a dos voces: ${topic}`,
        `Noventa segundos para entender mejor ${s.bare}.`,
        c.intro(),
        `Escribe en español un diálogo de 230 palabras para dos voces, unos 90 segundos, con el título "${topic}".`,
        `Quien conduce pregunta en nombre de un público como este: ${c.segment()}; quien responde habla en nombre de ${c.aNoun}.`,
        `Abre con este sonido, sin cortina musical, y empieza a media conversación: ${c.sound()}.`,
        `Quien conduce pregunta "${c.question()}" y "${c.question()}"; pídeme antes las dos respuestas.`,
        `Cuenta un ejemplo inventado y aclara que lo es: ${c.problem()}.`,
        `Marca cada línea con Conductor o Invitado, con turnos de menos de 30 palabras, y menciona ${s.bare} una vez cerca del final.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Ganchos',
        `Ganchos de voz: ${p}`,
        `Primeras frases para videos cortos sobre ${s.bare}.`,
        c.intro(),
        `Escribe en español seis ganchos hablados de 12 palabras o menos sobre esta situación: ${p}.`,
        `Dos son preguntas, dos son datos curiosos sobre ${s.bare} que yo debo confirmar y dos son frases a medias.`,
        `Después de cada gancho, agrega una segunda línea de 15 palabras que lleve a hablar de ${s.bare}.`,
        `Para cada uno indica cómo decirlo, casi en susurro, seco o con una sonrisa en la voz, pensando en ${c.audience}.`,
        `Arma uno de los ganchos con la búsqueda "${c.keyword()}", con una pausa de 300 milisegundos antes de la palabra clave.`,
        `Ajusta la estabilidad cerca de 35% y el estilo cerca de 30%, y haz tres tomas del mejor gancho sobre ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Diseño de voz',
        `Una voz de marca para ${c.aNoun}`,
        `Una sola voz para todo lo que grabes sobre ${s.bare}.`,
        c.intro(),
        `Escribe tres prompts de Voice Design, de 60 palabras o menos, para una voz en español que represente a ${c.aNoun}.`,
        `En cada uno da edad aproximada, acento, timbre, ritmo, distancia al micrófono y este carácter: ${c.tone}.`,
        `Haz uno para ${c.segment()}, otro para ${c.segment()} y uno que sirva para todos.`,
        `Escribe en español un texto de prueba de 70 palabras que mencione ${s.bare}, pregunte "${c.question()}" e incluya este dato: ${c.detail()}.`,
        `Haz una lista de diez palabras sobre ${s.bare} que la voz podría pronunciar mal, y escribe cómo suenan.`,
        `Dime en qué fijarme al elegir, para que la voz transmita esto: ${c.strength()}.`,
        c.limits,
      );
    },
    (c) => {
      const proof = c.proof();
      const s = c.service();
      return make(
        'Prueba',
        `Algo que se puede mostrar, contado en voz alta: ${proof}`,
        `Una narración de 30 segundos para quien está pensando en ${s.bare}.`,
        c.intro(),
        `Escribe en español una narración de 75 palabras, unos 30 segundos, sobre algo que podemos mostrar: ${proof}.`,
        `Pídeme antes los datos reales y no inventes números, nombres ni citas sobre ${s.bare}.`,
        `Explica en una oración por qué es importante para ${c.audience}.`,
        `Conéctalo con lo que la gente busca: ${c.strength()}.`,
        `Sigue esta regla: ${c.rule()}`,
        `Voz: directa, sin elogios, a 145 palabras por minuto, con una pausa antes de la línea sobre ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const call = c.call();
      const s = c.service();
      return make(
        'Llamada de práctica',
        `Guion de práctica: ${call}`,
        `Para que tú o alguien nuevo ensaye las preguntas sobre ${s.bare}.`,
        c.intro(),
        `Escribe en español una llamada de práctica de 200 palabras a dos voces con esta situación: ${call}.`,
        `Quien llama tiene algo de prisa y empieza así: "Hola, una pregunta rápida: ${c.question()}"`,
        `Quien atiende responde en dos oraciones, hace una pregunta sobre ${s.bare} y explica cómo ${c.act}.`,
        `Quien llama duda una vez sobre ${s.bare}; pídeme antes la respuesta aprobada.`,
        `Marca cada línea con Llama o Atiende, con una nota de voz para quien atiende: ${c.tone}.`,
        `Agrega una versión mala de 60 palabras en la que quien atiende suena sin interés ante esto: ${c.problem()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Bienvenida',
        `Mensaje de bienvenida para quien empieza con ${s.bare}`,
        `Un saludo personal para después de ${c.act}.`,
        c.intro(),
        `Escribe en español un mensaje de bienvenida de 75 palabras, unos 30 segundos, para quien es nuevo en ${s.bare}.`,
        `Pídeme los tres primeros pasos de ${s.bare} y explícalos en el orden en que pasan.`,
        `Di que otras personas también nos escriben por algo así: ${c.problem()}.`,
        `Incluye esto como un simple dato: ${c.detail()}.`,
        `Escríbelo para un clon de mi propia voz, con oraciones cortas que suenen naturales para ${c.aNoun}.`,
        `Voz: ${c.tone}, con una sonrisa en nuestro nombre y una pausa de un segundo antes del primer paso.`,
        c.limits,
      );
    },
    (c) => {
      const offer = c.offer();
      const s = c.service();
      return make(
        'Invitación',
        `Invitación de 15 segundos: ${offer}`,
        `Cuenta una forma fácil de empezar con ${s.bare}.`,
        c.intro(),
        `Escribe en español una invitación en audio de 35 palabras, 15 segundos, sobre este primer paso, y confirma conmigo los detalles: ${offer}.`,
        `Empieza con una pregunta que le salga natural a gente como esta: ${c.segment()}.`,
        `Menciona ${s.bare} una vez y termina con nuestro nombre y cómo ${c.act}.`,
        `Usa este sonido una vez al inicio y nada más: ${c.sound()}.`,
        `Sigue esta regla: ${c.rule()}`,
        `Dame otras dos versiones para ${c.segment()}, una más suave y otra más rápida, con su ajuste de velocidad.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const price = c.price();
      return make(
        'Página hablada',
        `Versión en audio de la página de ${s.bare}`,
        `Para quien prefiere escuchar en vez de leer sobre ${s.bare}.`,
        c.intro(),
        c.site
          ? `Pídeme que pegue el texto sobre ${s.bare} de ${c.site} y conviértelo en un guion en español de 300 palabras o menos.`
          : `Pídeme que pegue lo que tengo sobre ${s.bare} y conviértelo en un guion en español de 300 palabras o menos.`,
        `Empieza con lo que la persona tiene al final: ${s.result || s.bare}.`,
        `Convierte las listas en oraciones y describe las imágenes en media oración, por ejemplo: "${c.scene()}".`,
        price
          ? `Escribe los precios como se dicen en voz alta, también este: ${price}.`
          : `Escribe los números y las abreviaturas como se dicen en voz alta al hablar de ${s.bare}.`,
        `Cerca del final, responde "${c.question()}" en dos oraciones y pídeme antes los datos.`,
        `Voz: clara y pareja, 150 palabras por minuto, estabilidad cerca de 65%, para ${c.audience}.`,
        c.limits,
      );
    },
  ],
};

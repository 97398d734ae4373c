/**
 * Images and brand styles for Midjourney, in Spanish: a short description, then its parameters. `--no` always comes
 * last, because every prompt ends with what the owner ruled out, and that has to be part of it.
 */
import type { Platform, PromptContext } from '../context.ts';
import { recipesFrom } from '../drafts.ts';

const no = (c: PromptContext, words: string) => `--no ${words}${c.excluded ? ',' : ''}`;

/** Up to three things the business sells, each named once. */
const things = (c: PromptContext) => [...new Set([c.service().bare, c.service().bare, c.service().bare])].join('; ');

export const midjourneyEs: Platform = {
  key: 'midjourney',
  recipes: recipesFrom(
    [
      (c) => [
        'Tablero de estilo',
        `Tablero de estilo para ${c.name}`,
        `Ponte de acuerdo en un estilo antes de diseñar algo para ${c.aNoun}.`,
        `Un tablero de estilo de marca para ${c.aNoun}, nueve cuadros en una cuadrícula pareja.`,
        `Tres cuadros muestran materiales y luz: ${c.visual()}.`,
        `Tres cuadros muestran muestras de color y detalles de cerca: ${c.visual()}.`,
        `Tres cuadros muestran una escena a distintas distancias, sin caras: ${c.scene()}.`,
        `Composición editorial sobre una página color hueso, con este ánimo: ${c.tone} --ar 4:3 --raw --stylize 150 ${no(c, 'letras, logos, caras')}`,
      ],
      (c, scene = c.scene()) => [
        'Foto documental',
        `Foto documental: ${scene}`,
        `Ocupa el lugar hasta que tengas tu propia foto. Va bien en el texto: ${c.detail()}.`,
        `Fotografía documental, encuadre cerrado en la acción y sin caras: ${scene}.`,
        `Un momento de trabajo común para ${c.aNoun}, sin pose, con un leve barrido donde hay movimiento.`,
        `Luz disponible, lente de 35mm, grano fino y una sensación discreta de esta cualidad: ${c.strength()}.`,
        `El estilo general: ${c.visual()} --ar 3:2 --raw --stylize 80 ${no(c, 'texto, logos, caras')}`,
      ],
      (c, s = c.service()) => [
        'Bodegón',
        `Bodegón de revista: ${s.label}`,
        `Una imagen con fuerza para abrir la página de ${s.bare}.`,
        `Bodegón de revista sobre ${s.bare}, de tres a cinco objetos con mucho espacio entre ellos.`,
        `El objeto más alto queda a la izquierda del centro, y el conjunto sugiere esto: ${s.result || s.bare}.`,
        `Solo objetos que ${c.aNoun} usa de verdad, con desgaste honesto y materiales reales.`,
        `Luz lateral baja, sombras largas y suaves, nitidez de formato medio, con este estilo: ${c.visual()} --ar 4:5 --stylize 200 ${no(c, 'palabras, etiquetas de precio, personas')}`,
      ],
      (c, scene = c.scene()) => [
        'Dibujo de una línea',
        `Dibujo de una sola línea: ${scene}`,
        `Para tarjetas, camisetas o la esquina de una página de ${c.aNoun}.`,
        `Dibujo de una sola línea continua: ${scene}.`,
        `Tinta negra sobre papel blanco cálido, un trazo sin cortes y una forma que de un vistazo diga "${c.noun}".`,
        `El dibujo queda abajo, con dos tercios de espacio vacío arriba para una nota pensada para ${c.audience}.`,
        `Grosor parejo, con este carácter: ${c.tone} --ar 1:1 --stylize 120 ${no(c, 'sombreado, relleno de color, letras')}`,
      ],
      (c, scene = c.scene()) => [
        'Serigrafía',
        `Cartel de serigrafía: ${scene}`,
        `Una lámina con una franja en blanco para tu propia línea. Una idea: ${c.detail()}.`,
        `Cartel de serigrafía hecho con formas planas y sencillas, con esto grande en primer plano: ${scene}.`,
        c.city
          ? `El fondo es un horizonte sencillo con el espíritu de ${c.city}, reducido a tres formas.`
          : `El fondo es un objeto que usa ${c.aNoun}, agrandado y reducido a tres formas.`,
        `Cuatro tintas, un leve desfase entre ellas y textura de papel, con este estilo: ${c.visual()}.`,
        `Una franja en blanco ocupa el quinto inferior, y todo el cartel es propio de ${c.aNoun} --ar 2:3 --stylize 250 ${no(c, 'texto, degradados, caras detalladas')}`,
      ],
      (c, problem = c.problem()) => [
        'Metáfora visual',
        `Metáfora visual sobre ${problem}`,
        `Una imagen con idea para un artículo sobre ${problem}.`,
        `Una metáfora visual, surrealista y amable, sobre ${problem}.`,
        `Un objeto imposible en un lugar común, conocido para ${c.audience}.`,
        `Una luz pequeña y cálida a lo lejos representa la ayuda de ${c.aNoun}.`,
        `Luz de día suave, composición centrada, muy pocos elementos, con este estilo: ${c.visual()} --ar 16:9 --stylize 300 ${no(c, 'personas, texto, terror, desorden')}`,
      ],
      (c, m = c.moment()) => [
        'Imagen de campaña',
        `Imagen de campaña para ${m.when}`,
        `Une todo lo que dices para ${c.audience} cuando ${m.what}.`,
        `Imagen fotográfica de campaña para ${m.when}, cuando ${m.what}.`,
        `En el tercio derecho, sin caras: ${c.scene()}.`,
        `La mitad izquierda queda tranquila y algo desenfocada, lista para un título pensado para ${c.audience}.`,
        `Luz que va con ${m.when}${c.inPlace}, lente de 50mm, poca profundidad de campo.`,
        `Toda la imagen mantiene este estilo: ${c.visual()} --ar 16:9 --raw --stylize 120 ${no(c, 'letras, dibujos prediseñados, caras')}`,
      ],
      (c) => [
        'Patrón',
        `Patrón continuo para ${c.aNoun}`,
        `Para envolturas, fondos de presentación o el reverso de una tarjeta de ${c.aNoun}.`,
        `Patrón continuo de motivos pequeños inspirados en esto: ${things(c)}.`,
        `Otro motivo sale de esta escena, simplificada como un recorte: ${c.scene()}.`,
        `Formas sueltas recortadas a mano, espacios parejos y motivos no más grandes que una moneda, propios de ${c.aNoun}.`,
        `Dos tintas sobre papel, con colores de este estilo: ${c.visual()} --tile --ar 1:1 --stylize 180 ${no(c, 'palabras, personas, sombras')}`,
      ],
      (c, s = c.service()) => [
        'Ideas de logo',
        `Ocho símbolos de logo para ${c.aNoun}`,
        `Muéstrale los mejores, de ${s.bare} o de otra idea, a quien vaya a dibujar el logo final.`,
        `Una hoja con ocho símbolos sencillos de logo para ${c.aNoun}, dos filas de cuatro con márgenes amplios.`,
        `Cuatro símbolos abstraen un objeto que se usa para ${s.bare}.`,
        `Cuatro símbolos expresan esta cualidad: ${c.strength()}.`,
        `Formas vectoriales planas de un color sobre blanco, legibles a 16 píxeles, con este carácter: ${c.tone} --ar 2:1 --raw --stylize 60 ${no(c, 'letras, degradados, maquetas, sombras')}`,
      ],
      (c, scene = c.scene()) => [
        'Diorama de papel',
        `Diorama de papel: ${scene}`,
        `Una apertura amable para una página o una presentación, pensada para ${c.audience}.`,
        `Diorama de papel hecho a mano, cinco capas en una caja poco profunda, con esto en la capa de adelante: ${scene}.`,
        `Las capas de atrás llevan recortes de cosas que usa ${c.aNoun}, más pequeños en cada capa.`,
        `La luz entre las capas sugiere esta cualidad: ${c.strength()}.`,
        `Bordes de corte visibles, lente macro y desenfoque de miniatura, como si ${c.aNoun} fuera un mundo diminuto.`,
        `Los colores del papel siguen este estilo: ${c.visual()} --ar 4:3 --stylize 220 ${no(c, 'texto, plástico, caras detalladas')}`,
      ],
      (c, segment = c.segment()) => [
        'Caja de objetos',
        `Caja de objetos: ${segment}`,
        `Un retrato de tu gente sin caras de banco de fotos: ${segment}.`,
        `Una caja de madera con seis compartimentos y un objeto en cada uno, sobre este grupo: ${segment}.`,
        `Un compartimento, el único a plena luz, guarda algo que usa ${c.aNoun}.`,
        `Los objetos se ven usados y personales, elegidos para ${segment}.`,
        `Vista de frente, luz pareja de museo, lente de 80mm, con este estilo: ${c.visual()} --ar 3:2 --raw --stylize 140 ${no(c, 'personas, texto, logos de marcas')}`,
      ],
      (c) => [
        'Vista isométrica',
        `Corte isométrico: el trabajo de ${c.aNoun}`,
        `Una imagen general para gente que nunca ha tratado con ${c.aNoun}.`,
        `Corte isométrico que muestra el trabajo de ${c.aNoun} en cuatro bloques separados.`,
        `El bloque de la izquierda muestra con qué llega la gente: ${c.problem()}.`,
        `Los dos bloques del centro muestran ${c.scene()} y ${c.scene()}.`,
        `El bloque de la derecha muestra ${c.scene()}.`,
        `Acabado de arcilla mate, figuras sencillas sin rasgos, sombras suaves, con este estilo: ${c.visual()} --ar 16:9 --stylize 200 ${no(c, 'texto, etiquetas, flechas')}`,
      ],
      (c, sound = c.sound()) => [
        'Macro',
        `Primer plano macro: ${sound}`,
        `Un fondo con fuerza y sin palabras, listo para un texto de ${c.aNoun}.`,
        `Fotografía macro de las superficies y los materiales detrás de este sonido: ${sound}.`,
        `Huellas finas de movimiento, como un segundo después de oír ${sound}.`,
        `Luz rasante desde la derecha, enfoque muy corto y texturas propias de ${c.aNoun}.`,
        `Una esquina oscura y vacía abajo a la izquierda para letras blancas, con este estilo: ${c.visual()} --ar 3:2 --raw --stylize 150 ${no(c, 'personas, letras, logos')}`,
      ],
      (c, problem = c.problem()) => [
        'Guion gráfico',
        `Guion gráfico de seis cuadros: ${problem}`,
        `Planea un video corto sobre ${problem} antes de filmarlo.`,
        `Hoja de guion gráfico con seis cuadros iguales, dos filas de tres, a lápiz y con un color de acento, para ${c.aNoun}.`,
        `Cuadro uno, plano general: ${problem}; cuadro dos, primer plano: el detalle que lo revela.`,
        `Cuadro tres, sobre el hombro: un pulgar en el teléfono, a punto de ${c.act}.`,
        `Cuadro cuatro, plano medio: ${c.scene()}; cuadro cinco, primer plano: ${c.scene()}.`,
        `Cuadro seis, plano general desde el primer ángulo: el mismo lugar con luz más tranquila y este ánimo: ${c.tone} --ar 3:2 --stylize 100 ${no(c, 'letras, números de cuadro')}`,
      ],
      (c, offer = c.offer()) => [
        'Frente de tarjeta',
        `Frente de tarjeta en papel recortado: ${offer}`,
        `Una tarjeta para enviar o entregar cuando ya hayas decidido ofrecer esto: ${offer}.`,
        `Arte para el frente de una tarjeta, con un solo objeto elegante que representa esto: ${offer}.`,
        `El objeto va en la mitad de arriba y es claramente propio de ${c.aNoun}.`,
        `La mitad de abajo queda lisa, para una línea a mano pensada para ${c.audience}.`,
        `Capas de papel recortado con profundidad y luz suave desde arriba, con este estilo: ${c.visual()}.`,
        `Sencillo y sin exceso de elementos, con este carácter: ${c.tone} --ar 7:5 --stylize 220 ${no(c, 'texto, moños, signos de porcentaje')}`,
      ],
      (c, strength = c.strength()) => [
        'Imagen panorámica',
        `Panorámica de una sola idea: ${strength}`,
        `Para abrir una página o una presentación. Una línea que la acompaña: ${c.detail()}.`,
        `Fotografía panorámica con una sola idea: ${strength}.`,
        `Un objeto que usa ${c.aNoun} queda al extremo derecho, con espacio vacío en todo lo demás.`,
        `La idea se entiende en dos segundos, pensada para ${c.audience}.`,
        `Contraste fuerte, bordes nítidos, lente de 85mm y ninguna duda de que se trata de ${c.aNoun}.`,
        `Los colores y la luz salen de este estilo: ${c.visual()} --ar 21:9 --raw --stylize 180 ${no(c, 'palabras, personas, desorden')}`,
      ],
    ],
    (c) => c.excluded,
  ),
};

import type { PhraseRole } from '../token.ts';

/** Spanish phrases by role, without accents, as people type them. */
export const SPANISH: Partial<Record<PhraseRole, string>> = {
  filler:
    'en|el|la|los|las|un|una|que|para|por|al|se|su|sus|lo|es|sea|sean|este|esten|esta|busco|buscar|buscamos|buscando|quiero|queremos|quisiera|necesito|necesitamos|tengo|comprar|muestrame|mostrar|muestra|encuentra|ver|dame|hola|por favor|favor|propiedad|propiedades|vivienda|viviendas|inmueble|inmuebles|hogar|hogares|en venta|venta|a la venta|ubicada|ubicadas|ubicado|zona de|ciudad de|codigo postal|primero|primeras|me|mi|algo|alguna|algunas|algun|solo|tambien|donde|como|buena|buenas|primer ano|en el primer ano|el primer ano',
  with: 'con|tenga|tengan|tiene|tienen',
  of: 'de|del',
  a: 'a',
  dollar: 'dolar|dolares|u $ s|usd',
  percent: 'por ciento|porciento',
  between: 'entre|rango de',
  upTo: 'hasta',
  from: 'desde',
  and: 'y|e',
  or: 'o|u',
  under:
    'menos de|menos del|menos que|menor a|menor al|menor de|menor del|menor que|menores a|menores de|menores que|inferior a|inferiores a|por debajo de|por debajo del|debajo de|abajo de|por menos de|no mas de|no mas del|no mayor a|no mayor de|no superior a|que no pase de|que no pasen de|que no supere|que no superen|a lo sumo',
  over: 'mas de|mas del|mas que|mayor a|mayor al|mayor de|mayor que|mayores a|mayores de|superior a|superiores a|por encima de|arriba de|al menos|por lo menos|cuando menos|a partir de|a partir del|no menos de|no menor a|no menor de|no inferior a',
  before: 'antes de|antes del|anterior a|anteriores a',
  after: 'despues de|despues del|posterior a|posteriores a',
  max: 'maximo|maxima|maximo de|como maximo|tope|a lo mas|como mucho',
  min: 'minimo|minima|minimo de|como minimo',
  orMore: 'o mas|o mayor|o superior|o mejor|y mas|para arriba|hacia arriba',
  orNewer:
    'en adelante|o mas nueva|o mas nuevas|o mas nuevo|o mas reciente|o mas recientes|o posterior|o posteriores|o despues',
  orLess: 'o menos|o menor|o inferior|para abajo|o anterior|o antes|o mas antigua',
  about: 'alrededor de|aproximadamente|aprox|mas o menos|unos|unas|como de|como unos',
  near: 'cerca de|cerca del|cerca de los|cerca de las',
  none: 'sin|ninguna|ningun|cero|libre de',
  except:
    'todo menos|todas menos|cualquiera menos|excepto|salvo|que no sea|que no sean|que no este en|que no esten en|que no este|no en|fuera de',
  beds: 'hab|habs|habitacion|habitaciones|recamara|recamaras|cuarto|cuartos|dormitorio|dormitorios|dorm|dorms|alcoba|alcobas|rec|recs',
  baths: 'bano|banos|sanitario|sanitarios',
  half: 'y medio',
  sqft: 'pies cuadrados|pies2|pie2|pies 2|pies|pie cuadrado',
  sqm: 'metros cuadrados|metro cuadrado|mts2|mt2|mts|metros|m cuadrados',
  area: 'superficie|area habitable|tamano',
  price:
    'precio|precios|a un precio|precio de|presupuesto|presupuesto de|que cueste|que cuesten|cueste|cuesten|cuesta|cuestan',
  investment:
    'pago inicial|inversion inicial|inicial|de inicial|cuota inicial|enganche|de enganche|de entrada|entrada inicial|inversion|capital',
  investing: 'para invertir|de inversion|para inversion',
  cashFlow:
    'flujo|flujos|flujo de caja|flujo de efectivo|flujo mensual|flujo de caja mensual|flujo de efectivo mensual|flujo neto',
  yields:
    'que deje|que dejen|que me deje|que me dejen|que genere|que generen|que de|que den|genere|generen',
  positive: 'positivo|positivos|positiva|en positivo',
  negative: 'negativo|negativos|negativa',
  breakEven: 'punto de equilibrio',
  loss: 'probabilidad de perdida|probabilidad de perdidas|probabilidad de perder|probabilidad de perder dinero|posibilidad de perdida|posibilidad de perder|riesgo de perdida|riesgo de perdidas|riesgo de perder|riesgo de perder dinero|riesgo|chance de perdida|probabilidades de perder',
  gain: 'probabilidad de ganancia|probabilidad de ganancias|probabilidad de ganar|probabilidad de exito|posibilidad de ganancia',
  hoa: 'cuota de hoa|cuotas de hoa|cuota hoa|cuota del hoa|cuota de condominio|cuotas de condominio|cuota de mantenimiento|mantenimiento mensual|mantenimiento|gastos comunes|cuota de asociacion',
  built:
    'construida|construidas|construido|construidos|construida en|construidas en|construida en el|ano de construccion|construccion|hecha en|hechas en',
  yearsOld:
    'anos de antiguedad|ano de antiguedad|anos de antiguo|anos de construida|anos de construidas|anos de construccion|anos de edad|anos',
  day: 'dia|dias',
  week: 'semana|semanas',
  month: 'mes|meses',
  monthly: 'al mes|mensual|mensuales|por mes|cada mes|mensualmente|/ mes',
  yearly: 'al ano|anual|anuales|por ano|cada ano|anualmente|/ ano',
  market:
    'en el mercado|en mercado|publicada|publicadas|publicado|publicados|listada|listadas|listado|listados|agregadas|agregada|subidas',
  justListed:
    'recien publicada|recien publicadas|recien publicados|recien listada|recien listadas|publicadas recientemente|recientemente publicadas|recien salidas',
  last: 'ultimos|ultimas|en los ultimos|en las ultimas|en el ultimo|hace menos de',
  underValue:
    'por debajo de su valor|por debajo del valor|por debajo de su valor estimado|por debajo del valor estimado|por debajo de su valor de mercado|por debajo del valor de mercado|por debajo de su valor real|debajo de su valor|debajo del valor|bajo su valor|por debajo del mercado|debajo del mercado|subvalorada|subvaloradas|subvalorado|subvalorados|subvaluada|subvaluadas|infravalorada|infravaloradas|infravalorado|infravalorados|que valgan mas de lo que piden|que valga mas de lo que piden|que valen mas de lo que piden|valen mas de lo que piden|vale mas de lo que piden|que valgan mas de lo que cuestan|que valen mas de lo que cuestan|valen mas de lo que cuestan|que valgan mas que su precio|que valen mas que su precio',
  sort: 'ordenar|ordenadas|ordenados|ordenar por|ordenadas por|ordenados por|ordenado por|ordenada por|ordena por|orden por',
  highest: 'mayor|mayores|mejor|mejores|mas alto|mas alta|mas altos|mas altas',
  lowest: 'menor|menores|mas bajo|mas baja|mas bajos|mas bajas',
  unavailable:
    'renta|rentas|alquiler|alquileres|arriendo|ingreso por renta|impuestos|impuesto|seguro|hipoteca|tamano del lote',
  distance:
    'minuto|minutos|milla|millas|kilometro|kilometros|cuadra|cuadras|hora|horas|acres|pisos|plantas|unidades',
  street: 'calle|avenida|carrera',
};

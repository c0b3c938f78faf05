import { type Grammar, wordSet } from "./grammar.ts";

export const es: Grammar = {
  stopWords: wordSet(
    "a al algo ante antes aqui asi aun con como cual cuando de del desde despues dos el ella ellos en entre era es esa ese eso esta estan estar este esto fue ha hace hacer han hasta hay la las le les lo los mas me mi mis muy nada ni no nos o otra otro para pero por porque que quien se ser si sin sobre son soy su sus tal tambien te tengo tiene tienen todo tu un una uno unos usted y ya yo",
  ),
  tellingWords: wordSet(
    "oido oidos oreja nariz garganta amigdalas anginas cuello voz cara boca lengua labios cabeza bulto bolita dolor duele duelen sangra sangre sangrado sangrando fiebre calentura tos mareo mareos mareado mareada ronca ronco ronquidos dormir duermo hijo hija nino nina bebe esposo esposa medico cita citas seguro cuesta cuanto precio operacion cirugia trago atorado hinchado hinchada respirar respira zumbido zumban alergia alergias gripe gripa ayuda urgencia emergencia abren horario espanol moco mocos tapada tapado oigo sordo mucho",
  ),
  stem: lightStem,
  age: /\b(?:de|tiene|cumplio) (?<years>\d{1,2}) (?:ano|anos|anitos?)\b|\b(?:de|tiene) \d{1,2} (?:mes|meses|semanas|dias)\b|\b(?:bebes?|recien nacid[oa]s?)\b/,
  abbreviations: "Dra?|[ap]\\. ?m",
};

/** Strips number and gender from nouns and adjectives: Savoy, Light Stemming Approaches, SIGIR 2006. */
function lightStem(word: string): string {
  if (word.length < 5) return word;
  return word.endsWith("ces") ? `${word.slice(0, -3)}z` : word.replace(/[aeo]?s$|[aeo]$/, "");
}

import { stemmer } from "stemmer";
import { type Grammar, wordSet } from "./grammar.ts";

export const en: Grammar = {
  stopWords: wordSet(
    "a about after all also am an and any anything are as at be been before but by can could did didnt do does doesnt dont feel feels for from get gets getting got had has have having he help her here him his how i if im in into is isnt it its ive just keep keeps like made make makes making me morning my need no now of old on or our out page put really she should since so some started such than that the their them then there these they this to today tonight too up us very was we weird were what when where which while who why will woke with would year years yesterday you your",
  ),
  tellingWords: wordSet(
    "ear ears nose throat tonsils neck voice face mouth tongue lips lump pain hurts sore bleeding bleeds blood fever cough dizzy hearing snoring snores sleep child baby son daughter doctor appointment insurance cost price surgery swallowed stuck swollen breathe breathing cold help emergency open hours located",
  ),
  stem: stemmer,
  age: /\b(?<years>\d{1,2}) ?(?:y|yr|yrs|year|years) ?(?:o|old|olds)\b|\b(?:months?|mos?|weeks?|wks?|days?) ?olds?\b|\b(?:newborns?|infants?|bab(?:y|ies))\b/,
  abbreviations: "Dr|Mrs?|Ms|St|Ste",
};

package org.teavm.classlib.java.lang;

/** The blocks that picocli asks for, whose letters take two columns. */
public enum TCharacter$UnicodeBlock {
  CJK_COMPATIBILITY_FORMS,
  CJK_COMPATIBILITY_IDEOGRAPHS,
  CJK_RADICALS_SUPPLEMENT,
  CJK_SYMBOLS_AND_PUNCTUATION,
  CJK_UNIFIED_IDEOGRAPHS,
  CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A,
  CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B,
  ENCLOSED_CJK_LETTERS_AND_MONTHS,
  HALFWIDTH_AND_FULLWIDTH_FORMS,
  HANGUL_COMPATIBILITY_JAMO,
  HANGUL_JAMO,
  HANGUL_SYLLABLES,
  HIRAGANA,
  KATAKANA,
  KATAKANA_PHONETIC_EXTENSIONS,
  OTHER;

  /** Only help is asked about, which has none of those letters. */
  public static TCharacter$UnicodeBlock of(int codePoint) {
    return codePoint >= 0x2E80 && codePoint < 0xFB00 ? CJK_UNIFIED_IDEOGRAPHS : OTHER;
  }
}

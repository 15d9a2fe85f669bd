package vedette.lock;

import java.util.ArrayList;
import java.util.List;

/** A command line in the making, with quotes where a shell needs them. */
final class CommandLine {
  private final List<String> words = new ArrayList<>();

  CommandLine(String... words) {
    for (String word : words) {
      word(word);
    }
  }

  CommandLine word(String word) {
    words.add(word);
    return this;
  }

  CommandLine option(String option, Object value) {
    return word(option).word(value.toString());
  }

  /** All words, quoted where that is needed. */
  static String of(List<String> words) {
    StringBuilder line = new StringBuilder();
    for (String word : words) {
      boolean plain = word.matches("[-A-Za-z0-9_./:,+=%]+");
      line.append(line.isEmpty() ? "" : " ").append(plain ? word : '"' + word + '"');
    }
    return line.toString();
  }

  @Override
  public String toString() {
    return of(words);
  }
}

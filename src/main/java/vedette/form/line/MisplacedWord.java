package vedette.form.line;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import vedette.source.TextFault;

/** A finder of the right place of a known word that is unknown where it was written. */
final class MisplacedWord {
  private static final int LONGEST_SHOWN = 60;

  private final Map<String, String> ofClauses = new HashMap<>();
  private final Map<String, String> ofUnits = new HashMap<>();

  /** The first words of clauses. */
  private final Set<String> beginning = new HashSet<>();

  static MisplacedWord of(NotationForm<?> form) {
    MisplacedWord words = new MisplacedWord();
    words.units(form.body().otherWords());
    if (form.hasUnits()) {
      form.body().units().kinds().forEach(kind -> words.units(kind.otherWords()));
    }
    form.clauses().forEach(clause -> clause.ways().forEach(words::clause));
    return words;
  }

  private void units(List<String> words) {
    for (String word : words) {
      ofUnits.put(word, "write it after the unit, without a semicolon");
    }
  }

  private void clause(Element clause) {
    if (!clause.keyword().isEmpty()) {
      Body record = clause.record();
      List<String> inside =
          record == null ? clause.value().words(clause.said()) : record.otherWords();
      inside.forEach(word -> clause(word, clause.keyword() + " " + word));
    }
    for (String word : clause.words()) {
      beginning.add(word.split(" ")[0]);
      clause(word.split(" ")[0], clause.firstExample());
    }
  }

  private void clause(String word, String example) {
    ofClauses.putIfAbsent(word, "write it after a semicolon, as in `; " + example + "`");
  }

  /** Returns the help for a fault: the right place of its word, or the fault's own help. */
  String help(String text, TextFault bad) {
    String word = text.substring(bad.offset()).split("[\\s;,:]", 2)[0].toLowerCase(Locale.ROOT);
    boolean inClause = text.lastIndexOf(';', bad.offset()) >= 0;
    String help = inClause ? ofUnits.get(word) : null;
    if (help == null && beginning.contains(word) && text.length() <= LONGEST_SHOWN) {
      String before = text.substring(0, bad.offset()).stripTrailing().replaceFirst("[,;]$", "");
      String behind = text.substring(bad.offset());
      help = "write `" + before + "; " + behind + "`";
    }
    return help != null ? help : ofClauses.getOrDefault(word, bad.help());
  }
}

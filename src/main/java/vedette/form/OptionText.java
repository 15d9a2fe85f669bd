package vedette.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.form.model.Slot;

/** The options of a request as one line of text, as in an example of the help. */
public final class OptionText {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final Pattern PLAIN = Pattern.compile("[\\w.,:/=@%+-]+");

  private OptionText() {}

  /** Returns the values that a line gives to each parameter, by name; double quotes join words. */
  public static Map<String, List<String>> read(String line, RequestForm<?> form) {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    Slot open = null;
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      String text = word.group(1) == null ? word.group(2) : word.group(1);
      if (open != null) {
        texts.computeIfAbsent(open.name(), name -> new ArrayList<>()).add(text);
        open = null;
        continue;
      }
      for (Slot slot : form.slots()) {
        if (slot.option().equals(text) && slot.flag()) {
          texts.put(slot.name(), List.of("true"));
        } else if (slot.option().equals(text)) {
          open = slot;
        }
      }
    }
    return texts;
  }

  /** Returns the line that gives parameters these texts, quoted for a shell. */
  public static String of(Map<String, List<String>> texts) {
    List<String> words = new ArrayList<>();
    texts.forEach(
        (name, values) -> {
          for (String value : values) {
            words.add(Slot.optionOf(name));
            words.add(word(value));
          }
        });
    return String.join(" ", words);
  }

  /**
   * Returns a command line, broken before options where it is too long, so that it can be copied.
   *
   * @param width the width of a line; 0 to break before each option
   */
  public static List<String> lines(String commandLine, int width) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String part : commandLine.split(" (?=--)")) {
      if (line.isEmpty() || line.length() + part.length() + " \\ ".length() <= width) {
        line += line.isEmpty() ? "  " + part : " " + part;
      } else {
        lines.add(line + " \\");
        line = "      " + part;
      }
    }
    lines.add(line);
    return lines;
  }

  /** Returns a word of a command, quoted if a shell needs it. */
  public static String word(String text) {
    if (PLAIN.matcher(text).matches()) {
      return text;
    }
    boolean kept = text.matches("[^\"$`\\\\!]*");
    return kept ? '"' + text + '"' : "'" + text.replace("'", "'\\''") + "'";
  }
}

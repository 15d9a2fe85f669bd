package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.assertj.core.api.SoftAssertions;

/**
 * A page of Markdown whose console blocks are run and compared: each line that begins with a dollar
 * sign is a command, over several lines if they end in backslashes, and the lines after it are its
 * answer. A code block with a name, as in {@code ```json mine.json}, is a file beside the commands.
 * {@code -Dvedette.update=true} writes the answers into the page.
 */
final class Transcript {
  static final boolean UPDATE = Boolean.getBoolean("vedette.update");

  private static final String FENCE = "```";
  private static final String CONSOLE = FENCE + "console";
  private static final String PROMPT = "$ ";

  private final Path page;
  private final Function<CapturedRun, String> shown;
  private final TranscriptShell shell;
  private final List<Part> parts = new ArrayList<>();

  /** A command with its answer, a file, or text between them, which has neither. */
  private record Part(int line, String file, String command, String text) {}

  /**
   * Reads a page.
   *
   * @param shown the text of an answer on the page
   */
  Transcript(Path page, Function<CapturedRun, String> shown) {
    this.page = page;
    this.shown = shown;
    shell = new TranscriptShell(page.getFileName().toString().replace(".md", ""));
    List<String> lines = Manual.text(page).lines().toList();
    int at = 0;
    while (at < lines.size()) {
      String line = lines.get(at++);
      parts.add(new Part(at, null, null, line + "\n"));
      String[] words = line.split(" ");
      if (line.equals(CONSOLE)) {
        at = commands(lines, at);
      } else if (line.startsWith(FENCE) && line.length() > FENCE.length()) {
        int end = at + lines.subList(at, lines.size()).indexOf(FENCE);
        String file = words.length == 2 ? words[1] : null;
        parts.add(new Part(at, file, null, joined(lines.subList(at, end))));
        parts.add(new Part(end, null, null, FENCE + "\n"));
        at = end + 1;
      }
    }
  }

  private int commands(List<String> lines, int first) {
    int at = first;
    while (!lines.get(at).equals(FENCE)) {
      assertThat(lines.get(at)).as("%s:%s", page, at + 1).startsWith(PROMPT);
      int start = at;
      while (lines.get(at).endsWith("\\")) {
        at++;
      }
      String command = joined(lines.subList(start, ++at));
      int answer = at;
      while (!lines.get(at).equals(FENCE) && !lines.get(at).startsWith(PROMPT)) {
        at++;
      }
      parts.add(new Part(start + 1, null, command, joined(lines.subList(answer, at))));
    }
    return at;
  }

  private static String joined(List<String> lines) {
    return lines.stream().map(line -> line + "\n").reduce("", String::concat);
  }

  /** Runs all commands of the page, one after the other, and reports those with another answer. */
  void check() throws IOException {
    shell.clear();
    StringBuilder text = new StringBuilder();
    SoftAssertions softly = new SoftAssertions();
    for (Part part : parts) {
      String now = done(part);
      text.append(part.command() == null ? "" : part.command()).append(now);
      softly
          .assertThat(now)
          .as("%s:%s %s", page.getFileName(), part.line(), part.command())
          .isEqualTo(part.text());
    }
    if (UPDATE) {
      Files.writeString(page, text.toString());
    } else {
      softly.assertAll();
    }
  }

  /** Runs a command, or writes a file, and returns the new text of its part. */
  private String done(Part part) {
    if (part.file() != null) {
      shell.write(part.file(), part.text());
    }
    if (part.command() == null) {
      return part.text();
    }
    try {
      String command = part.command().substring(PROMPT.length()).replace("\\\n", " ");
      return shown.apply(shell.run(command.strip()));
    } catch (AssertionError e) {
      throw new AssertionError(page + ":" + part.line(), e);
    }
  }
}

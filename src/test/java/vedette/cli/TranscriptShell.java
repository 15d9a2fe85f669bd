package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The subset of a shell that transcripts need: {@code NAME=value vedette …}, {@code cat FILE},
 * {@code edit 's/passage/replacement/' FILE}, each with filters after bars, {@code 2>&1} and {@code
 * > FILE}. A file that begins with {@code ./} is in the directory of the transcript, every other
 * one in the repository.
 */
final class TranscriptShell {
  private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"");
  private static final Pattern HERE = Pattern.compile("(?<![.\\w/])\\./");
  private static final Pattern RANGE = Pattern.compile("/(.*)/,/(.*)/p");
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** Relative, so that its length in wrapped lines is the same everywhere. */
  private final Path dir;

  TranscriptShell(String name) {
    dir = Path.of("target", "t", name);
  }

  void clear() {
    try {
      if (Files.exists(dir)) {
        try (Stream<Path> files = Files.walk(dir)) {
          for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
            Files.delete(file);
          }
        }
      }
      Files.createDirectories(dir);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void write(String file, String text) {
    try {
      Path path = dir.resolve(file);
      Files.createDirectories(path.getParent());
      Files.writeString(path, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs a command line; the answer names files of the directory as the command does. */
  CapturedRun run(String commandLine) {
    List<String> stages = split(commandLine, " \\| ");
    List<String> redirected = split(stages.get(stages.size() - 1), " > ");
    stages.set(stages.size() - 1, redirected.get(0));
    boolean merged = stages.get(0).strip().endsWith(" 2>&1");
    CapturedRun first = first(stages.get(0).replace(" 2>&1", ""));
    String out = named(merged ? first.out() + first.err() : first.out());
    for (String filter : stages.subList(1, stages.size())) {
      out = filtered(out, CapturedRun.words(filter));
    }
    if (redirected.size() > 1) {
      write(redirected.get(1).strip().replaceFirst("^\\./", ""), out);
      out = "";
    }
    return new CapturedRun(first.code(), out, merged ? "" : named(first.err()));
  }

  private String named(String text) {
    return text.replace(dir + "/", "./");
  }

  /** Splits a text at a separator outside of quotes. */
  private static List<String> split(String text, String separator) {
    List<String> quotes =
        QUOTED.matcher(text).results().map(MatchResult::group).collect(Collectors.toList());
    List<String> parts = new ArrayList<>();
    for (String part : QUOTED.matcher(text).replaceAll("\0").split(separator)) {
      Matcher place = Pattern.compile("\0").matcher(part);
      parts.add(place.replaceAll(it -> Matcher.quoteReplacement(quotes.remove(0))));
    }
    return parts;
  }

  private CapturedRun first(String command) {
    Map<String, String> environment = new HashMap<>();
    String rest = command.strip();
    while (rest.matches("(?s)[A-Z_]+=.*")) {
      String[] set = rest.split(" ", 2);
      environment.put(set[0].split("=", 2)[0], set[0].split("=", 2)[1]);
      rest = set[1];
    }
    String[] words = CapturedRun.words(HERE.matcher(rest).replaceAll(dir + "/"));
    String[] arguments = List.of(words).subList(1, words.length).toArray(String[]::new);
    return switch (words[0]) {
      case "vedette", "target/vedette" ->
          CapturedRun.of(new CapturedRun.RunEnvironment(environment, false, 0), arguments);
      case "cat" -> new CapturedRun(0, Manual.text(Path.of(arguments[0])), "");
      case "edit" -> new CapturedRun(0, edited(arguments), "");
      default -> throw new IllegalArgumentException(command);
    };
  }

  /** Returns the last file with the first of each passage replaced, or with all after a final g. */
  private static String edited(String... arguments) {
    String text = Manual.text(Path.of(arguments[arguments.length - 1]));
    for (String edit : List.of(arguments).subList(0, arguments.length - 1)) {
      String[] parts = edit.split(Pattern.quote(edit.substring(1, 2)), -1);
      String passage = unescaped(parts[1]);
      String replacement = unescaped(parts[2]);
      assertThat(text).as(edit).contains(passage);
      int first = text.indexOf(passage);
      text =
          parts[3].equals("g")
              ? text.replace(passage, replacement)
              : text.substring(0, first) + replacement + text.substring(first + passage.length());
    }
    return text;
  }

  private static String unescaped(String passage) {
    return passage
        .replace("\\n", "\n")
        .replace("\\r", "\r")
        .replace("\\t", "\t")
        .replace("\\ufeff", "\ufeff");
  }

  private static String filtered(String text, String... words) {
    List<String> lines = text.lines().toList();
    int count = lines.size();
    int number = words[1].matches("-\\d+") ? Math.min(count, -Integer.parseInt(words[1])) : 0;
    Stream<String> kept =
        switch (words[0]) {
          case "head" -> lines.subList(0, number).stream();
          case "tail" -> lines.subList(count - number, count).stream();
          case "grep" -> grep(lines, List.of(words));
          case "sed" -> range(lines, words[2]);
          case "json" -> List.of(words).stream().skip(1).map(it -> at(JSON.readTree(text), it));
          default -> throw new IllegalArgumentException(words[0]);
        };
    return kept.map(line -> line + "\n").collect(Collectors.joining());
  }

  /** Filters lines, with {@code -v}, {@code -c}, {@code -o} or {@code -A1} before the pattern. */
  private static Stream<String> grep(List<String> lines, List<String> words) {
    String option = words.size() == 3 ? words.get(1) : "";
    Pattern pattern = Pattern.compile(words.get(words.size() - 1));
    if (option.equals("-o")) {
      return lines.stream().flatMap(it -> pattern.matcher(it).results().map(MatchResult::group));
    }
    int after = option.startsWith("-A") ? Integer.parseInt(option.substring(2)) : 0;
    List<String> found = new ArrayList<>();
    int until = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (pattern.matcher(lines.get(i)).find() != option.equals("-v")) {
        until = i + 1 + after;
      }
      if (i < until) {
        found.add(lines.get(i));
      }
    }
    return option.equals("-c") ? Stream.of("" + found.size()) : found.stream();
  }

  /** Returns the lines from the first match of one pattern to the next match of the other. */
  private static Stream<String> range(List<String> lines, String range) {
    Matcher patterns = RANGE.matcher(range);
    assertThat(patterns.matches()).as(range).isTrue();
    Pattern end = Pattern.compile(patterns.group(2));
    List<String> found = new ArrayList<>();
    for (String line : lines) {
      if (!found.isEmpty() || Pattern.compile(patterns.group(1)).matcher(line).find()) {
        found.add(line);
        if (found.size() > 1 && end.matcher(line).find()) {
          break;
        }
      }
    }
    return found.stream();
  }

  /** Returns the values at a JSON pointer, in which an asterisk stands for every item. */
  private static String at(JsonNode json, String pointer) {
    int star = pointer.indexOf("/*");
    if (star < 0) {
      JsonNode value = json.at(pointer);
      return value.isMissingNode() ? "missing" : value.toString();
    }
    return json.at(pointer.substring(0, star))
        .valueStream()
        .map(item -> at(item, pointer.substring(star + 2)))
        .collect(Collectors.joining(" "));
  }
}
